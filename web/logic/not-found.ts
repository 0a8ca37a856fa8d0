/**
 * A 404 without a body. The server sends a page instead that it has rendered before (server/request-handler.ts), because
 * anyone can request any number of pages that don't exist. In development, Astro renders the page.
 */
export const notFound = () =>
  new Response(import.meta.env.DEV ? null : '', {
    status: 404,
    headers: { 'Content-Type': 'text/html' },
  });
