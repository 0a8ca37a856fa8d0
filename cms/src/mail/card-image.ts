import { z } from 'zod';
import type { Language } from '../contract/language.ts';
import { cmsSettings } from '../core/settings.ts';

const timeoutMilliseconds = 10_000;
/** The site's card images are smaller than this. */
const largestBytes = 300_000;

/** The URL at which this process reaches the site, which differs from the public one in a container network. */
const internalSettings = z.object({ WEB_URL: z.url().optional().catch(undefined) });

/**
 * The card image that the site draws, as a base64 PNG. Emails embed it, because loading it when an email is opened would
 * track readers. Null if the site does not respond.
 */
export async function fetchCardImage(id: number, language: Language): Promise<string | null> {
  const site = internalSettings.parse(process.env).WEB_URL ?? cmsSettings().SITE_URL;
  try {
    const answer = await fetch(new URL(`/share/affirmation-${id}.${language}.png`, site), {
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const isPicture = answer.ok && answer.headers.get('content-type') === 'image/png';
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (isPicture && bytes.length <= largestBytes) return bytes.toString('base64');
    strapi.log.warn(`The site couldn’t draw card ${id} for an email: ${answer.status}.`);
  } catch (error) {
    strapi.log.warn(`Card ${id} couldn’t be loaded for an email: ${String(error)}`);
  }
  return null;
}
