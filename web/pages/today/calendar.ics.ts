import type { APIRoute } from 'astro';
import { calendar } from '../../logic/daily-feed.ts';
import { respondWithFeed } from './_feed.ts';

export const GET: APIRoute = (context) =>
  respondWithFeed(context, 'text/calendar; charset=utf-8', calendar);
