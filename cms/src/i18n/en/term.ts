export const term = {
  frenchNeeded: 'Please enter the French term, or turn on “Do not translate.”',
  known: 'This term is already in the glossary.',
};
