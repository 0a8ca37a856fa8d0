import type { Core } from '@strapi/strapi';

/** The panel's calls that publish, unpublish or discard one or more entries. */
const draftAction =
  /^\/content-manager\/[a-z]+-types\/([^/]+)\/(?:.+\/)?actions\/(?:publish|unpublish|discard|bulkPublish|bulkUnpublish)\/?$/i;

/** Returns 404 for content types without drafts, because Strapi would fail with a 500. */
const draftActions: Core.MiddlewareFactory = (_config, { strapi }) => {
  return (ctx, next) => {
    const requestedUid = draftAction.exec(ctx.path)?.[1];
    const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === requestedUid);
    if (type && !type.options?.draftAndPublish) return ctx.notFound();
    return next();
  };
};

export default draftActions;
