import type { Core } from '@strapi/strapi';

/** The panel's calls that are about drafts, of one entry or of many. */
const aboutDrafts =
  /^\/content-manager\/[a-z]+-types\/([^/]+)\/(?:.+\/)?actions\/(?:publish|unpublish|discard|bulkPublish|bulkUnpublish)$/i;

/** Answers 404 for content types without drafts, where Strapi would fail with 500. */
const draftActions: Core.MiddlewareFactory = (_config, { strapi }) => {
  return (ctx, next) => {
    const asked = aboutDrafts.exec(ctx.path)?.[1];
    const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === asked);
    if (type && !type.options?.draftAndPublish) return ctx.notFound();
    return next();
  };
};

export default draftActions;
