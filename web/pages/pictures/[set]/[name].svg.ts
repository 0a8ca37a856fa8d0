import { icons } from '@iconify-json/fluent-emoji-flat';
import type { APIRoute } from 'astro';
import { pictures } from '#contract/picture';
import { momentPictures } from '../../../logic/moment-pictures.ts';
import { pictureSet } from '../../../logic/pictures.ts';

export const prerender = true;

export const getStaticPaths = () =>
  [...pictures.keys(), ...Object.values(momentPictures)].map((name) => ({
    params: { set: pictureSet, name },
  }));

/** The picture of an affirmation or a moment, as a file of its own, because the same ones are on many pages. */
export const GET: APIRoute = ({ params }) => {
  const { width = 32, height = 32 } = icons;
  const body = icons.icons[params['name'] ?? '']?.body ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
