import type { APIRoute } from 'astro';
import { atomFeed } from '../../logic/daily-feed.ts';
import { respondWithFeed } from './_feed.ts';

export const GET: APIRoute = (context) =>
  respondWithFeed(context, 'application/atom+xml; charset=utf-8', atomFeed);
