import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const dimensions = z.object({ width: z.number(), height: z.number() });

/** A picture's width and height in pixels; undefined for a file that isn't a picture. */
export async function pictureDimensions(
  strapi: Core.Strapi,
  filepath: string,
): Promise<z.infer<typeof dimensions> | undefined> {
  const { getDimensions } = strapi.plugin('upload').service('image-manipulation');
  const found: unknown = await getDimensions({ filepath }).catch(() => undefined);
  return dimensions.safeParse(found).data;
}
