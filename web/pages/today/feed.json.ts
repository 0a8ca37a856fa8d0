import type { APIRoute } from 'astro';
import { jsonFeed } from '../../logic/daily-feed.ts';
import { respondWithFeed } from './_feed.ts';

export const GET: APIRoute = (context) =>
  respondWithFeed(context, 'application/feed+json; charset=utf-8', (feed) =>
    JSON.stringify(jsonFeed(feed)),
  );
