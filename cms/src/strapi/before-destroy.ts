import type { Core } from '@strapi/strapi';

/** Runs `stop` before Strapi stops. Strapi's `destroy` hook is too late: by then, the panel's permissions are gone. */
export function beforeDestroy(strapi: Core.Strapi, stop: () => Promise<void>): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await stop();
    await destroy();
  };
}
