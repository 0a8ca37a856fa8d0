import { errorBody, errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import {
  problemsIn,
  withoutPasswords,
  type FormCall,
  type Sent,
  type Values,
} from '../logic/form.ts';
import { passOn } from './proxy.ts';
import { currentRequest } from './request.ts';

/* Forms without JavaScript: they come to their own page, which makes the call that a browser would have made. */

/**
 * The form that was sent to its page, looked at by its rules and passed on as its call. In: the page's forms by name.
 * Out: its name, with the answer where that went well, else with what to show in it; undefined where none was sent.
 */
export async function receiveForm(
  request: Request,
  language: Language,
  forms: Readonly<Record<string, FormCall>>,
): Promise<{ form: string; answer: Response } | Sent | undefined> {
  if (request.method !== 'POST') return undefined;
  const [first = ''] = Object.keys(forms);
  if (isTooLarge())
    // Nobody has read which form it was.
    return {
      form: first,
      values: {},
      problems: {},
      error: { code: 'too-large' },
      status: errorStatus['too-large'],
    };
  const values = await valuesOf(request);
  const form = values['form'] ?? '';
  const asked = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!asked) return undefined;

  const shown = withoutPasswords(values);
  const problems = problemsIn(asked.rules, values);
  if (Object.keys(problems).length > 0)
    return { form, values: shown, problems, status: errorStatus.invalid };
  const answer = await callFor(request, language, asked.method ?? 'POST', asked.path, values);
  if (answer.ok) return { form, answer };
  return { form, values: shown, ...(await readFormError(answer)), status: answer.status };
}

/** Why a call was refused. */
async function readFormError(answer: Response) {
  const read = errorBody.safeParse(await answer.json().catch(() => undefined));
  const { code = 'failed', message, fields = {} } = read.data?.error ?? {};
  const wait = Number(answer.headers.get('retry-after')) || undefined;
  return { problems: fields, error: { code, message, wait } };
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
  // Signs beyond Latin-1 could not be a header.
  const { pathname, search, hash } = new URL(path, 'http://site');
  const headers = new Headers({
    Location: pathname + search + hash,
    'Cache-Control': 'private, no-store',
  });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Whether the front threw away what was sent. */
export const isTooLarge = (): boolean => currentRequest.getStore()?.isBodyTooLarge === true;

/** Anybody can send anything here: what is no form counts as an empty one. */
export const formIn = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

async function valuesOf(request: Request): Promise<Values> {
  return Object.fromEntries(
    [...(await formIn(request))].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
