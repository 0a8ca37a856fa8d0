import type { APIRoute } from 'astro';
import { allCategoryId } from '#contract/category';
import { categoryPath } from '../../logic/category.ts';

export const GET: APIRoute = ({ redirect, url }) =>
  redirect(categoryPath(allCategoryId) + url.search, 302);
