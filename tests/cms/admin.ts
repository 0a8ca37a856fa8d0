import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { z } from 'zod';
import { siteKey } from './keys.ts';

const document = z.object({ data: z.object({ documentId: z.string(), id: z.number() }) });

/** The administrator's token as it is now: the session that all tests share. */
export const adminToken = () => readFileSync(inject('adminTokenFile'), 'utf8');

/** One call of the admin panel, as the panel makes it. */
export function callAdmin(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${inject('cms')}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${adminToken()}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const at = (noun: string) => `/content-manager/collection-types/api::${noun}.${noun}`;

async function read(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return document.parse(await answer.json()).data.documentId;
}

/** Content calls of a super admin. Each throws with the panel's answer when it is refused. */
export const adminApi = {
  async create(noun: string, data: object, locale = 'en'): Promise<string> {
    return read(await callAdmin('POST', `${at(noun)}?locale=${locale}`, data));
  },
  async update(noun: string, documentId: string, data: object, locale = 'en'): Promise<string> {
    return read(await callAdmin('PUT', `${at(noun)}/${documentId}?locale=${locale}`, data));
  },
  async publish(
    noun: string,
    documentId: string,
    data: object = {},
    locale = 'en',
  ): Promise<string> {
    const path = `${at(noun)}/${documentId}/actions/publish?locale=${locale}`;
    return read(await callAdmin('POST', path, { ...data, locale }));
  },
  async unpublish(noun: string, documentId: string, locale = 'en'): Promise<string> {
    const path = `${at(noun)}/${documentId}/actions/unpublish?locale=${locale}`;
    return read(await callAdmin('POST', path, { locale }));
  },
  async clone(noun: string, documentId: string, data: object): Promise<string> {
    return read(await callAdmin('POST', `${at(noun)}/clone/${documentId}?locale=en`, data));
  },
  /** Deletes an entry in every language. Does not throw when it is already gone. */
  async remove(noun: string, documentId: string): Promise<Response> {
    return callAdmin('DELETE', `${at(noun)}/${documentId}?locale=*`);
  },
};

/** A public call of the CMS, as the site makes it: status and body. */
export async function call(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${inject('cms')}/api${path}`, {
    headers: { ...siteKey(), ...headers },
  });
  const body: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, body };
}
