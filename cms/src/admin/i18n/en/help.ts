export const help = {
  title: 'Help',
  contents: 'On this page',
  subtitle: 'How to write, translate and publish',
};
