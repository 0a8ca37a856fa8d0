export const category = {
  englishFirst: 'Please write the English category first.',
  coversAll: 'This category covers all affirmations and stays.',
  nameTaken: (name: string) => `There is a category “${name}” already: please choose another name.`,
  inUse: (count: number) =>
    `Affirmations are filed under this category (${count}): please move them first.`,
};
