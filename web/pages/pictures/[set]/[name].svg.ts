import { icons } from '@iconify-json/fluent-emoji-flat';
import type { APIRoute } from 'astro';
import { moments } from '#contract/situation';
import { momentPictures } from '../../logic/moment-pictures.ts';

export const prerender = true;

export const getStaticPaths = () =>
  moments.map((name) => ({ params: { name }, props: { icon: momentPictures[name] } }));

/** The picture of a moment, as a file of its own, because the same ones are on many pages. */
export const GET: APIRoute<{ icon: string }> = ({ props }) => {
  const { width = 32, height = 32 } = icons;
  const body = icons.icons[props.icon]?.body ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
