import type { APIRoute } from 'astro';
import { CallError } from '#contract/error';
import type { Language } from '#contract/language';
import { undefinedIfUnavailable } from '../../data/cms-client.ts';
import { findShareSubject } from '../../data/share-subject.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import { sharedBy, type Shared, type SharedPage } from '../../logic/sharing.ts';
import { cardQueue, drawCard, retryAfterSeconds } from '../../pictures/drawing.ts';
import type { Card } from '../../pictures/card.ts';

/** The picture that a shared link shows: the card itself, or a page's title on one. */
export const GET: APIRoute = async ({ params }) => {
  const asked = sharedBy(params['name']);
  if (!asked) return new Response(null, { status: 404 });
  try {
    return await cardQueue.run(() => drawShared(asked.shared, asked.language));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return unavailable();
  }
};

async function drawShared(shared: Shared, language: Language): Promise<Response> {
  const found = await cardFor(shared, language);
  if (found === null) return new Response(null, { status: 404 });
  if (!found) return unavailable();
  return new Response(await drawCard(found.card), {
    headers: { 'Content-Type': 'image/png', 'Cache-Tag': found.tags.join() },
  });
}

const unavailable = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });

/** Null where there is no such thing, undefined where it could not be fetched. */
async function cardFor(
  shared: Shared,
  language: Language,
): Promise<{ card: Card; tags: string[] } | null | undefined> {
  const texts = textsIn(language);
  const standIn = texts.site.tagline;
  const brand = site.name;
  if ('page' in shared)
    return {
      card: { text: titleOf(shared.page, language), standIn, color: leaf, brand },
      tags: ['page'],
    };
  const found = await undefinedIfUnavailable(findShareSubject(shared, language));
  if (!found) return found;
  const { text, category, color, tags } = found;
  const card = text
    ? { text, badge: category, standIn, color, brand }
    : { text: texts.category.heading(category), standIn, color, brand };
  return { card, tags };
}

/** The green of the site's own things, as in styles/tokens.css. */
const leaf = '#0e7560';

function titleOf(page: SharedPage, language: Language): string {
  const { home, about, card } = textsIn(language);
  const titles: Record<SharedPage, string> = {
    home: home.title,
    about: about.heading(site.name),
    create: card.create.title,
    'printable-cards': card.print.title,
  };
  return titles[page];
}
