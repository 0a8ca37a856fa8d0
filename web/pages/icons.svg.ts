import { icons } from '@iconify-json/ph';
import type { APIRoute } from 'astro';
import { testimonialLimits } from '#contract/testimonial';
import { iconNames, type IconName } from '../logic/icons.ts';

export const prerender = true;

const size = 256;
const most = testimonialLimits.rating;

/** All icons of the interface in one sprite, which pages refer to. */
export const GET: APIRoute = () => {
  const symbols = iconNames.map((name) => symbol(name, size, bodyOf(name)));
  const sprite = [...symbols, ...Array.from({ length: most + 1 }, (_, rating) => stars(rating))];
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${sprite.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};

const bodyOf = (name: IconName) => icons.icons[name]?.body ?? '';

const symbol = (id: string, width: number, body: string) =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${size}">${body}</symbol>`;

/** The stars of a rating, with gaps of a tenth. */
function stars(rating: number): string {
  const bodies = Array.from({ length: most }, (_, index) => {
    const body = bodyOf(index < rating ? 'star-fill' : 'star-bold');
    return `<g transform="translate(${index * size * 1.1})">${body}</g>`;
  });
  return symbol(`stars-${rating}`, size * (most * 1.1 - 0.1), bodies.join(''));
}
