import { icons } from '@iconify-json/ph';
import type { APIRoute } from 'astro';
import { iconNames } from '../logic/icons.ts';

export const prerender = true;

/** All icons of the interface in one sprite, which pages refer to. */
export const GET: APIRoute = () => {
  const symbols = iconNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 256 256">${icons.icons[name]?.body ?? ''}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return new Response(sprite, { headers: { 'Content-Type': 'image/svg+xml' } });
};
