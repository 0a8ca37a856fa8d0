import type { Context } from 'koa';
import { Readable } from 'node:stream';
import {
  affirmationLimits,
  affirmationListQuery,
  keywordQuery,
  randomQuery,
  isOwnAffirmation,
  totalHeader,
  type Affirmation,
} from '../../../contract/affirmation.ts';
import { CallError } from '../../../contract/error.ts';
import { parseCall, positiveInteger } from '../../../contract/query.ts';
import { previewHeader } from '../../../contract/preview.ts';
import { pathId, requestLanguage } from '../../../core/request.ts';
import { currentMember } from '../../../core/member.ts';
import { findOwnAffirmation } from '../../own-affirmation/queries.ts';
import { currentDay, dailyAffirmations } from '../daily.ts';
import { drawAffirmation } from '../draw.ts';
import { similarKeywords } from '../keywords.ts';
import { listOfflineDetails } from '../offline.ts';
import { featuredAffirmations, findAffirmation, findDraft, listAffirmations } from '../queries.ts';
import { verifyPreviewKey } from '../../../preview/key.ts';
import { previewSecret } from '../../../preview/link.ts';

/** Holds the visitor's last random affirmation, so that none comes up twice in a row (behavior C4). */
const lastDrawnCookie = 'last-drawn';

export default {
  async list(ctx: Context) {
    const query = parseCall(affirmationListQuery, ctx.query);
    const { affirmations, rest, total } = await listAffirmations(
      strapi.db.connection,
      query,
      requestLanguage(ctx),
    );
    ctx.set(totalHeader, String(total));
    if (!rest) {
      ctx.body = affirmations;
      return;
    }
    ctx.type = 'json';
    ctx.body = Readable.from(jsonArray(affirmations, rest)).on('error', () => ctx.res.destroy());
  },

  async find(ctx: Context) {
    const id = pathId(ctx);
    const found = isOwnAffirmation(id)
      ? await findForAuthor(ctx, id)
      : await findForReader(ctx, id);
    if (!found) throw new CallError('not-found');
    ctx.body = found;
  },

  async featured(ctx: Context) {
    ctx.body = await featuredAffirmations(strapi.db.connection, requestLanguage(ctx));
  },

  async today(ctx: Context) {
    const [today] = await listDaily(ctx, 1);
    if (!today) throw new CallError('not-found');
    ctx.body = today;
  },

  async daily(ctx: Context) {
    ctx.body = await listDaily(ctx, affirmationLimits.days);
  },

  async keywords(ctx: Context) {
    const { q } = parseCall(keywordQuery, ctx.query);
    ctx.body = await similarKeywords(strapi.db.connection, q, requestLanguage(ctx));
  },

  async offline(ctx: Context) {
    ctx.body = await listOfflineDetails(strapi.db.connection, requestLanguage(ctx));
  },

  async random(ctx: Context) {
    const filter = parseCall(randomQuery, ctx.query);
    const last = positiveInteger.safeParse(ctx.cookies.get(lastDrawnCookie));
    const randomAffirmation = await drawAffirmation(
      strapi.db.connection,
      filter,
      requestLanguage(ctx),
      last.data,
    );
    if (!randomAffirmation) throw new CallError('not-found');
    ctx.cookies.set(lastDrawnCookie, String(randomAffirmation.id), {
      path: '/api/affirmations/random',
      httpOnly: true,
      sameSite: 'lax',
      signed: false,
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = randomAffirmation;
  },
};

async function listDaily(ctx: Context, days: number) {
  const today = currentDay();
  // The site's cache must not show it tomorrow.
  ctx.set('Expires', new Date(today.endsAt).toUTCString());
  return dailyAffirmations(strapi.db.connection, today, days, requestLanguage(ctx));
}

/** The JSON of a list that is read in parts, the same as of one array. */
async function* jsonArray(first: Affirmation[], rest: AsyncIterable<Affirmation[]>) {
  const items = (part: Affirmation[]) => part.map((item) => JSON.stringify(item)).join();
  yield `[${items(first)}`;
  for await (const part of rest) if (part.length > 0) yield `,${items(part)}`;
  yield ']';
}

/** The published affirmation, or with a preview key the draft. Throws `CallError` `forbidden` for an invalid key. */
function findForReader(ctx: Context, id: number) {
  const key = ctx.get(previewHeader);
  if (key === '') return findAffirmation(strapi.db.connection, id, requestLanguage(ctx));
  const previewed = verifyPreviewKey(key, previewSecret());
  if (previewed?.id !== id) throw new CallError('forbidden');
  ctx.set('Cache-Control', 'private, no-store');
  const find = previewed.status === 'draft' ? findDraft : findAffirmation;
  return find(strapi.db.connection, id, requestLanguage(ctx));
}

/** An own affirmation is visible only to its author (behavior U5). */
async function findForAuthor(ctx: Context, id: number) {
  ctx.set('Cache-Control', 'private, no-store');
  const author = await currentMember(ctx);
  return author ? findOwnAffirmation(strapi.db.connection, author.id, id) : undefined;
}
