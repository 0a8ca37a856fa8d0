export const translation = {
  sourceGone: 'The source text no longer exists.',
  sourceChanged:
    'The source text has changed since you opened it. Please check your translation against it; nothing you wrote is lost.',
};
