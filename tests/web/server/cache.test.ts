import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../../web/server/answer.ts';
import { AnswerCache } from '../../../web/server/cache.ts';

const home = { language: 'en', url: '/' } as const;

function answer(text: string, tags = ['affirmation'], status = 200): Answer {
  const body = Buffer.from(text);
  return {
    status,
    type: 'text/html',
    etag: '',
    heads: { br: [], gzip: [], identity: [] },
    tags,
    bodies: { br: body, gzip: body, identity: body },
    size: body.length,
  };
}

/** A kitchen whose dishes the test hands out one by one. */
function kitchen() {
  const orders: { serve: (dish: Answer) => void; burn: (error: Error) => void }[] = [];
  const cache = new AnswerCache(() => new Promise((serve, burn) => orders.push({ serve, burn })));
  return {
    cache,
    orders,
    // As the front asks.
    ask: async (address: Parameters<typeof cache.get>[0] = home) =>
      (cache.fresh(address) ?? (await cache.get(address))).bodies.identity.toString(),
  };
}

async function warm(dish = answer('old')) {
  const all = kitchen();
  const asked = all.ask();
  all.orders.shift()?.serve(dish);
  await asked;
  return all;
}

describe('kept answers', () => {
  it('are made once for all who ask at once, and not again', async () => {
    const { orders, ask } = kitchen();
    const asked = [ask(), ask(), ask()];
    expect(orders).toHaveLength(1);
    orders[0]?.serve(answer('one'));
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
    expect(await ask()).toBe('one');
    expect(orders).toHaveLength(1);
  });

  it('are there at once as long as they stand', async () => {
    const { cache, orders, ask } = kitchen();
    expect(cache.fresh(home)).toBeUndefined();
    const asked = ask();
    orders[0]?.serve(answer('one'));
    await asked;
    expect(cache.fresh(home)?.bodies.identity.toString()).toBe('one');
    cache.forget({ noun: 'affirmation', id: 1 });
    expect(cache.fresh(home)).toBeUndefined();
  });

  it('are kept for each language by itself', async () => {
    const { orders, ask } = await warm();
    const french = ask({ language: 'fr', url: '/' });
    orders[0]?.serve(answer('français'));
    expect(await french).toBe('français');
    expect(await ask()).toBe('old');
  });

  it('are made anew once something that they show has changed, and only then', async () => {
    const { cache, orders, ask } = await warm();
    cache.forget({ noun: 'testimonial', id: 1 });
    expect(await ask()).toBe('old');
    cache.forget({ noun: 'affirmation', id: 1 });
    const asked = ask();
    orders[0]?.serve(answer('new'));
    expect(await asked).toBe('new');
  });

  it('are made once more when a change comes while they are made', async () => {
    const { cache, orders, ask } = kitchen();
    const asked = ask();
    cache.forget({ noun: 'affirmation', id: 1 });
    orders.shift()?.serve(answer('made before the change'));
    await expect.poll(() => orders.length).toBe(1);
    orders[0]?.serve(answer('made after it'));
    expect(await asked).toBe('made after it');
  });

  it.each([
    [
      'the making fails',
      (order: ReturnType<typeof kitchen>['orders'][0]) => order.burn(new Error('no fire')),
    ],
    [
      'it ends in a failure',
      (order: ReturnType<typeof kitchen>['orders'][0]) => order.serve(answer('failed', [], 503)),
    ],
    [
      'a part of it failed',
      (order: ReturnType<typeof kitchen>['orders'][0]) => order.serve(answer('partly', [])),
    ],
  ])('stay when %s', async (_what, fail) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { cache, orders, ask } = await warm();
    cache.forgetAll();
    const asked = ask();
    const [order] = orders;
    if (!order) throw new Error('nothing was ordered');
    fail(order);
    expect(await asked).toBe('old');
    // Not tried again at once: whoever asks next is not made to wait for the same failure.
    expect(await ask()).toBe('old');
    expect(orders).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2000);
    void ask();
    expect(orders).toHaveLength(2);
  });

  it('go when what they show has gone', async () => {
    const { cache, orders, ask } = await warm();
    cache.forgetAll();
    const asked = ask();
    orders.shift()?.serve(answer('gone', [], 404));
    expect(await asked).toBe('gone');
    const again = ask();
    orders[0]?.serve(answer('back'));
    expect(await again).toBe('back');
  });
});

describe('a failure without an older answer', () => {
  it('is answered as it is, and not kept', async () => {
    const { orders, ask } = kitchen();
    const asked = ask();
    orders.shift()?.serve(answer('partly', []));
    expect(await asked).toBe('partly');
    const again = ask();
    orders.shift()?.serve(answer('whole'));
    expect(await again).toBe('whole');
  });

  it('is raised where there is no answer at all', async () => {
    const { orders, ask } = kitchen();
    const asked = ask();
    orders.shift()?.burn(new Error('no fire'));
    await expect(asked).rejects.toThrow('no fire');
  });
});
