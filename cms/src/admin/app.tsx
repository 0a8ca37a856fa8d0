export default {
  config: {
    // Beside English, so that the whole panel speaks French too.
    locales: ['fr'],
    // No request to the outside, no advertising.
    notifications: { releases: false },
    tutorials: false,
  },
};
