import type { APIRoute } from 'astro';
import { CallError } from '#contract/error';
import type { Language } from '#contract/language';
import { undefinedIfUnavailable } from '../../data/cms-client.ts';
import { findShareSubject } from '../../data/share-subject.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import { categoryHeading } from '../../logic/category.ts';
import {
  parseSharePictureName,
  type ShareSubject,
  type PageWithPicture,
} from '../../logic/share-picture.ts';
import {
  sharePictureQueue,
  drawSharePicture,
  retryAfterSeconds,
} from '../../pictures/draw-in-worker.ts';
import type { SharePicture } from '../../pictures/share-picture-layout.ts';

/** The Open Graph picture of a shared link: an affirmation or a page's title on a card. */
export const GET: APIRoute = async ({ params }) => {
  const asked = parseSharePictureName(params['name']);
  if (!asked) return new Response(null, { status: 404 });
  try {
    return await sharePictureQueue.run(() => drawShared(asked.shared, asked.language));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return unavailable();
  }
};

async function drawShared(shared: ShareSubject, language: Language): Promise<Response> {
  const found = await cardFor(shared, language);
  if (found === null) return new Response(null, { status: 404 });
  if (!found) return unavailable();
  return new Response(await drawSharePicture(found.card), {
    headers: { 'Content-Type': 'image/png', 'Cache-Tag': found.tags.join() },
  });
}

const unavailable = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });

/** Null if it doesn't exist, undefined if the CMS is down. */
async function cardFor(
  shared: ShareSubject,
  language: Language,
): Promise<{ card: SharePicture; tags: string[] } | null | undefined> {
  const texts = textsIn(language);
  const fallbackText = texts.site.tagline;
  const brand = site.name;
  if ('page' in shared)
    return {
      card: { text: titleOf(shared.page, language), fallbackText, color: leaf, brand },
      tags: ['page'],
    };
  const found = await undefinedIfUnavailable(findShareSubject(shared, language));
  if (!found) return found;
  const { text, picture, category, color, tags } = found;
  const card = text
    ? { text, picture, badge: category, fallbackText, color, brand }
    : {
        text: categoryHeading({ id: shared.id, name: category }, texts.category),
        fallbackText,
        color,
        brand,
      };
  return { card, tags };
}

/** `leaf` in styles/tokens.css. */
const leaf = '#0e7560';

function titleOf(page: PageWithPicture, language: Language): string {
  const { home, about, card } = textsIn(language);
  const titles: Record<PageWithPicture, string> = {
    home: home.title,
    about: about.heading(site.name),
    create: card.create.title,
    'printable-cards': card.print.title,
  };
  return titles[page];
}
