export const desk = {
  sourceGone: 'The text that this translates has gone.',
  sourceChanged:
    'The source has changed since you opened it: please look at it again. Nothing that you wrote is lost.',
};
