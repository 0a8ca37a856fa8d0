import { affirmationListQuery } from '#contract/affirmation';
import { calls } from '#contract/calls';
import { chooseLanguage, languageKey, type Language } from '#contract/language';
import type { IncomingMessage } from 'node:http';

/** Addresses whose answer is the same for everybody who reads a language, and what they read of a query. */
const kept: readonly { path: RegExp; parameters: readonly string[] }[] = [
  ...calls
    .filter((call) => call.shows.length > 0)
    .map((call) => ({
      path: new RegExp(`^${call.path.replace(':id', '[^/]+')}$`),
      parameters: Object.keys(call.query.shape).toSorted(),
    })),
  { path: /^\/categories\/[^/]+$/, parameters: Object.keys(affirmationListQuery.shape).toSorted() },
  { path: /^\/(?:about|create|printable-cards|affirmations\/[^/]+)?$/, parameters: [] },
];

/** One answer that is kept: whoever asks for it in this language gets these bytes. */
export interface KeptAddress {
  language: Language;
  /** Path and query, without what the answer does not depend on. */
  url: string;
}

/** The kept address behind a request, or undefined where the answer may depend on who asks. */
export function keptAddress(request: IncomingMessage): KeptAddress | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  const address = kept.find((each) => each.path.test(path));
  if (!address) return undefined;

  const asked = new URLSearchParams(search);
  const language = chooseLanguage({
    parameter: asked.get(languageKey),
    cookie: cookieOf(request, languageKey),
    acceptLanguage: request.headers['accept-language'],
  });
  const read = new URLSearchParams(
    address.parameters
      .filter((name) => name !== languageKey)
      .flatMap((name) => asked.getAll(name).map((value) => [name, value])),
  );
  return { language, url: read.size > 0 ? `${path}?${read}` : path };
}

/** The value of a cookie that a browser sent, as it stands there. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  return request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
