export const category = {
  englishFirst: 'Please create the category in English first.',
  coversAll: 'This category covers all affirmations and can’t be deleted.',
  nameTaken: (name: string) =>
    `A category called “${name}” already exists: please choose another name.`,
  unknownIcon: (name: string) =>
    `There’s no icon called “${name}”: please pick one from the list or from phosphoricons.com.`,
  inUse: (count: number) =>
    `This category still has affirmations (${count}). Please move them first.`,
};
