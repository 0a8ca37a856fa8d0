import type { APIRoute } from 'astro';
import { collectionClassroomPath } from '../../../../logic/classroom.ts';
import { parseIdOrZero } from '../../../../logic/ids.ts';

/** The address of a collection's classroom mode in older bookmarks. */
export const GET: APIRoute = ({ params, redirect }) =>
  redirect(collectionClassroomPath(parseIdOrZero(params.id)), 301);
