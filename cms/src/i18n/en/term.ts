export const term = {
  frenchNeeded: 'Please enter the French, or turn on “Do not translate.”',
  known: 'This term is in the glossary already.',
};
