import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { adminApi } from './admin.ts';
import type { affirmationFactory } from './affirmations.ts';
import { administrator, invite, anonymous, type Staff } from './staff.ts';

export type Call = [method: string, path: string, body?: unknown];

/** An action, its panel call, and the expected status for each role. */
export type Action = [
  name: string,
  call: () => Call | Promise<Call>,
  expected: readonly [administrator: number, editor: number, translator: number],
];

export const types = '/content-manager/collection-types';
/** The address of a content type's entries in the panel. */
export const entriesOf = (noun: string) => `${types}/api::${noun}.${noun}`;

const made = z.object({ data: z.object({ documentId: z.string() }) });

/**
 * Tests the status of each action for the three roles, and 401 without an account. Created documents are deleted
 * after the test.
 */
export function testPermissions(
  actions: readonly Action[],
  affirmations?: ReturnType<typeof affirmationFactory>,
): void {
  let people: Record<'administrator' | 'editor' | 'translator' | 'anonymous', Staff>;
  beforeAll(async () => {
    people = {
      administrator,
      editor: await invite('strapi-editor'),
      translator: await invite('translator'),
      anonymous: anonymous(inject('cms')),
    };
  });

  const tidy = async (answer: Response) => {
    if (answer.status !== 201 && !/clone|actions\/publish/.test(answer.url)) return;
    const body = made.safeParse(await answer.json());
    if (!body.success) return;
    const { documentId } = body.data.data;
    const noun = ['category', 'letter'].find((each) => answer.url.includes(`api::${each}`));
    if (noun) await adminApi.remove(noun, documentId);
    else affirmations?.keep(documentId);
  };

  const width = Math.max(...actions.map(([name]) => name.length));
  const table: string[] = [];
  it.each(
    actions.map(([name, call, expected]) => [name, expected.join(', '), call, expected] as const),
  )(
    'answers a call that %s with %s for an administrator, an editor and a translator, and 401 without an account',
    async (name, _statuses, call, expected) => {
      const answers: number[] = [];
      for (const person of Object.values(people)) {
        const answer = await person.call(...(await call()));
        answers.push(answer.status);
        await tidy(answer);
      }
      table.push(`| ${name.padEnd(width)} | ${answers.join(' | ')} |`);
      expect(answers).toEqual([...expected, 401]);
    },
  );

  afterAll(() => {
    const head = `| ${'action'.padEnd(width)} | administrator | editor | translator | anonymous |`;
    console.log([head, ...table].join('\n'));
  });
}
