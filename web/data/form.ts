import { errorBody, errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import { problemsIn, type Rules, type Sent, type Values } from '../logic/form.ts';
import { passOn } from './proxy.ts';

/* Forms without JavaScript: they come to their own page, which makes the call that a browser would have made. */

/**
 * A form that was sent to its page, looked at by its rules and passed on as a call.
 * Out: the answer where that went well, else what to show in the form; undefined where none was sent.
 */
export async function receiveForm(
  request: Request,
  language: Language,
  { rules, path, method = 'POST' }: { rules: Rules; path: string; method?: string },
): Promise<Response | Sent | undefined> {
  if (request.method !== 'POST') return undefined;
  const values = await valuesOf(request);
  const problems = problemsIn(rules, values);
  if (Object.keys(problems).length > 0) return { values, problems, status: errorStatus.invalid };

  const answer = await callFor(request, language, method, path, values);
  if (answer.ok) return answer;
  const read = errorBody.safeParse(await answer.json().catch(() => undefined));
  const { code = 'failed', message, fields = {} } = read.data?.error ?? {};
  const wait = Number(answer.headers.get('retry-after')) || undefined;
  return { values, problems: fields, refusal: { code, message, wait }, status: answer.status };
}

/** Makes a call for whoever sent a form. */
export async function callFor(
  sent: Request,
  language: Language,
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const headers = new Headers(sent.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  if (body) headers.set('content-type', 'application/json');
  const call = new Request(new URL(path, sent.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return passOn(call, language);
}

/** Leads on to a path, with the cookies that an answer brought. */
export function goOn(path: string, answer?: Response): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'private, no-store' });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Anybody can send anything here: what is no form counts as an empty one. */
async function valuesOf(request: Request): Promise<Values> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
