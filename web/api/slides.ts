import * as z from 'zod/mini';
import { languages } from '#contract/language';
import type { DisplayContent } from '../logic/display.ts';
import { request } from './client.ts';

/** The small zod, because only the display uses it. */
const content = z.object({
  slides: z
    .array(
      z.object({
        versions: z.array(
          z.object({ text: z.string(), description: z.string(), lang: z.enum(languages) }),
        ),
        category: z.optional(z.object({ name: z.string(), lang: z.enum(languages) })),
        picture: z.optional(z.object({ name: z.string(), alt: z.string() })),
        colorClass: z.string(),
      }),
    )
    .check(z.minLength(1)),
  endsAt: z.optional(z.string()),
});

const timeoutMilliseconds = 20_000;

/** @throws if there is no response, an error, or no card. */
export async function fetchDisplayContent(query: string): Promise<DisplayContent> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  return content.parse(await request(`/display/slides.json${query}`, { signal }));
}
