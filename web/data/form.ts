import { errorBody, errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import { longestText } from '#contract/limits';
import { pageOwnerHeader } from '#contract/session';
import {
  ownerOf,
  validateForm,
  withoutPasswords,
  type FormCall,
  type SubmittedForm,
  type Values,
} from '../logic/form.ts';
import { forwardToCms } from './proxy.ts';
import { currentRequest } from './request.ts';

/* Without JavaScript, forms are posted to their own page, which then makes the API call instead of the browser. */

/**
 * Validates the form that was submitted to a page and makes its API call. If the call succeeds, returns the form's name
 * and the response, otherwise what to show in the form; undefined if none was submitted.
 */
export async function receiveForm(
  request: Request,
  language: Language,
  forms: Readonly<Record<string, FormCall>>,
): Promise<{ form: string; answer: Response } | SubmittedForm | undefined> {
  if (request.method !== 'POST') return undefined;
  const [first = ''] = Object.keys(forms);
  if (wasBodyTooLarge())
    // The body was discarded, so the form's name is unknown.
    return {
      form: first,
      values: {},
      problems: {},
      error: { code: 'too-large' },
      status: errorStatus['too-large'],
    };
  const values = await valuesOf(request);
  const form = values['form'] ?? '';
  const call = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!call) return undefined;

  const safeValues = shortened(withoutPasswords(values));
  const problems = validateForm(call.rules, values);
  if (Object.keys(problems).length > 0)
    return { form, values: safeValues, problems, status: errorStatus.invalid };
  const answer = await callCmsApi(
    request,
    language,
    call.method ?? 'POST',
    call.path,
    { ...values, ...call.more },
    ownerOf(values),
  );
  if (answer.ok) return { form, answer };
  return { form, values: safeValues, ...(await readFormError(answer)), status: answer.status };
}

const shortened = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value = '']) => [name, value.slice(0, longestText)]),
  );

/** The errors in a failed response. */
async function readFormError(answer: Response) {
  const read = errorBody.safeParse(await answer.json().catch(() => undefined));
  const { code = 'failed', message, fields = {} } = read.data?.error ?? {};
  const wait = Number(answer.headers.get('retry-after')) || undefined;
  return { problems: fields, error: { code, message, wait } };
}

/**
 * Makes an API call on behalf of the visitor who submitted a form.
 * @param ownerId The member whose page the form was on.
 */
export async function callCmsApi(
  submitted: Request,
  language: Language,
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  ownerId?: string,
): Promise<Response> {
  const headers = new Headers(submitted.headers);
  if (ownerId) headers.set(pageOwnerHeader, ownerId);
  headers.delete('content-length');
  headers.delete('content-type');
  if (body) headers.set('content-type', 'application/json');
  const apiRequest = new Request(new URL(path, submitted.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return forwardToCms(apiRequest, language);
}

/** Redirects to a path, with the cookies of an API response. */
export function redirectTo(path: string, answer?: Response): Response {
  // The URL parser encodes characters beyond Latin-1, which aren't allowed in headers.
  const { pathname, search, hash } = new URL(path, 'http://site');
  const headers = new Headers({
    Location: pathname + search + hash,
    'Cache-Control': 'private, no-store',
  });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Whether the server discarded the body of the current request. */
export const wasBodyTooLarge = (): boolean => currentRequest.getStore()?.isBodyTooLarge === true;

/** The submitted form; empty if the body isn't a form. */
export const readFormData = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

async function valuesOf(request: Request): Promise<Values> {
  return Object.fromEntries(
    [...(await readFormData(request))].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
