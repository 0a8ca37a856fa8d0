import type { Context } from 'koa';
import { affirmationListQuery, totalHeader } from '../../../contract/affirmation.ts';
import { CallError } from '../../../contract/error.ts';
import { parseCall, positiveInteger } from '../../../contract/query.ts';
import { languageOf } from '../../../language-of.ts';
import {
  drawAffirmation,
  featuredAffirmations,
  findAffirmation,
  listAffirmations,
} from '../queries.ts';

/** Remembers a visitor's last drawn affirmation, so that none comes twice in a row (PRODUCT 5). */
const lastDrawnCookie = 'last-drawn';

export default {
  async list(ctx: Context) {
    const query = parseCall(affirmationListQuery, ctx.query);
    const { affirmations, total } = await listAffirmations(
      strapi.db.connection,
      query,
      languageOf(ctx),
    );
    ctx.set(totalHeader, String(total));
    ctx.body = affirmations;
  },

  async find(ctx: Context) {
    const id = positiveInteger.safeParse(ctx.params.id);
    const found = id.success
      ? await findAffirmation(strapi.db.connection, id.data, languageOf(ctx))
      : undefined;
    if (!found) throw new CallError('not-found');
    ctx.body = found;
  },

  async featured(ctx: Context) {
    ctx.body = await featuredAffirmations(strapi.db.connection, languageOf(ctx));
  },

  async random(ctx: Context) {
    const last = positiveInteger.safeParse(ctx.cookies.get(lastDrawnCookie));
    const drawn = await drawAffirmation(strapi.db.connection, languageOf(ctx), last.data);
    if (!drawn) throw new CallError('not-found');
    ctx.cookies.set(lastDrawnCookie, String(drawn.id), {
      path: '/api/affirmations/random',
      httpOnly: true,
      sameSite: 'lax',
      signed: false,
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = drawn;
  },
};
