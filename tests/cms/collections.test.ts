import { describe, expect, it } from 'vitest';
import { collection } from '#contract/collection';
import { z } from 'zod';
import { newMember, type TestMember } from './members.ts';

const path = '/api/dashboard/collections';

async function make(member: TestMember, name = 'Morning'): Promise<number> {
  return collection.parse((await member.call('POST', path, { name })).body).id;
}

describe('a member’s collections', () => {
  it('are listed newest first, with what they hold', async () => {
    const maya = await newMember();
    const first = await make(maya, 'Morning');
    const second = await make(maya, 'Evening');
    await maya.call('POST', `${path}/${first}/affirmations`, { affirmationId: 3 });
    const { status, body } = await maya.call('GET', path);
    expect(status).toBe(200);
    expect(z.array(collection).parse(body)).toMatchObject([
      { id: second, name: 'Evening', count: 0 },
      { id: first, name: 'Morning', count: 1 },
    ]);
  });
});
