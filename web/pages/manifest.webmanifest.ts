import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';
import { textsIn } from '../i18n/texts.ts';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** A picture of the home page, which browsers show before installing the site. */
const screenshot = (form: 'narrow' | 'wide', sizes: string, language: string, label: string) => ({
  src: `/screenshots/${form}.${language}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});

/** The web app manifest. Its colors are those of `paper` in styles/tokens.css. */
export const GET: APIRoute = ({ locals }) => {
  const { home } = textsIn(locals.language);
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: home.description,
    lang: locals.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ec',
    theme_color: '#fff8ec',
    categories: ['education', 'kids', 'lifestyle'],
    icons: [
      icon('192', 192),
      icon('512', 512),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: [
      screenshot('narrow', '390x844', locals.language, home.title),
      screenshot('wide', '1280x800', locals.language, home.title),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Tag': 'page',
    },
  });
};
