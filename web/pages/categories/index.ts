import type { APIRoute } from 'astro';
import { allCategoryId } from '#contract/category';
import { categoryPath } from '../../logic/category.ts';

/** The list of categories has no page of its own (behavior P1). */
export const GET: APIRoute = ({ redirect, url }) =>
  redirect(categoryPath(allCategoryId) + url.search, 302);
