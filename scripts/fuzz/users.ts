import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Placeholders, Role } from './request.ts';

type Headers = readonly (readonly [string, string])[];
/** The headers that log in each role, and the ids of existing things to request. */
export type Users = { headers: Record<Role, Headers>; names: Placeholders };

export type Site = {
  site: string;
  cms: string;
  /** Without it, all requests are sent by strangers. */
  adminToken?: string;
};

const affirmationModel = '/content-manager/collection-types/api::affirmation.affirmation';
const categoryModel = '/content-manager/collection-types/api::category.category';

const adminRoles = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });
const invited = z.object({ data: z.object({ registrationToken: z.string() }) });
const registered = z.object({ data: z.object({ token: z.string() }) });
const withId = z.object({ id: z.number() });
const ids = z.array(withId);
const documents = z.object({ results: z.array(z.object({ documentId: z.string() })) });

const json = { 'Content-Type': 'application/json' };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function call(
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && json) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Creates a member, a translator and an editor, logs them in, and looks up the ids of existing things. */
export async function createUsers({ site, cms, adminToken }: Site): Promise<Users> {
  const [affirmation] = ids.parse(await (await call(`${site}/api/affirmations`, {})).json());
  const [category] = ids.parse(await (await call(`${site}/api/categories`, {})).json());
  const origin = [['Origin', site]] as const;
  const names = {
    affirmationId: String(affirmation?.id),
    categoryId: String(category?.id),
  };
  const strangers = { stranger: origin, member: origin, translator: origin, editor: origin };
  if (!adminToken) return { headers: strangers, names };

  const cookie = await register(site);
  const name = 'For bad days';
  const collection = await call(
    `${site}/api/dashboard/collections`,
    { Cookie: cookie, Origin: site },
    { name },
  );
  const collectionId = String(withId.parse(await collection.json()).id);
  const translator = await invite(cms, adminToken, 'translator');
  const editor = await invite(cms, adminToken, 'strapi-editor');
  const first = async (model: string) =>
    documents.parse(await (await call(`${cms}${model}?pageSize=1`, bearer(editor))).json())
      .results[0]?.documentId ?? '';
  return {
    headers: {
      stranger: origin,
      member: [...origin, ['Cookie', cookie]],
      translator: Object.entries(bearer(translator)),
      editor: Object.entries(bearer(editor)),
    },
    names: {
      ...names,
      collectionId,
      ownId: collectionId,
      documentId: await first(affirmationModel),
      categoryDocumentId: await first(categoryModel),
    },
  };
}

/** Whether all sessions still exist: one of the requests can have been a logout. */
export async function areLoggedIn(
  { site, cms, adminToken }: Site,
  { headers }: Users,
): Promise<boolean> {
  if (!adminToken) return true;
  const member = await call(`${site}/api/auth/user`, Object.fromEntries(headers.member));
  const staff = await Promise.all(
    [headers.translator, headers.editor].map((each) =>
      fetch(`${cms}/admin/users/me`, { headers: Object.fromEntries(each) }),
    ),
  );
  return (await member.json()) !== null && staff.every(({ ok }) => ok);
}

/** Logs in to the admin panel. Resolves to the session's token. */
export async function logIn(cms: string, email: string, password: string): Promise<string> {
  const answer = await call(`${cms}/admin/login`, {}, { email, password });
  return registered.parse(await answer.json()).data.token;
}

async function register(site: string): Promise<string> {
  const registration = {
    name: 'Maya Fuzz',
    email: `${randomUUID()}@example.org`,
    password: 'a good password',
    role: 'parent',
  };
  const answer = await call(`${site}/api/auth/register`, { Origin: site }, registration);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

async function invite(cms: string, adminToken: string, code: string): Promise<string> {
  const admin = bearer(adminToken);
  const { data } = adminRoles.parse(await (await call(`${cms}/admin/roles`, admin)).json());
  const roles = data.filter((role) => role.code === code).map(({ id }) => id);
  const invitation = { email: `${code}-${randomUUID()}@colibri.example`, firstname: 'Fuzz', roles };
  const created = await call(`${cms}/admin/users`, admin, invitation);
  const { registrationToken } = invited.parse(await created.json()).data;
  const userInfo = { firstname: 'Fuzz', password: 'Chosen1234' };
  const answer = await call(`${cms}/admin/register`, {}, { registrationToken, userInfo });
  return registered.parse(await answer.json()).data.token;
}
