export const category = {
  englishFirst: 'Please write the English category first.',
  coversAll: 'This category covers all affirmations and stays.',
  inUse: (count: number) =>
    `Affirmations are filed under this category (${count}): please move them first.`,
};
