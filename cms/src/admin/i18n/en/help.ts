export const help = {
  title: 'Help',
  subtitle: 'How to write, translate and publish',
};
