import { afterEach, describe, expect, it, vi } from 'vitest';
import { idsOf } from '../../../web/logic/order.ts';
import { createCollectionStore } from '../../../web/stores/collection.ts';
import { $toast } from '../../../web/stores/toast.ts';

interface Call {
  method: string;
  body: unknown;
  answer: (status: number, body?: unknown) => void;
}

const collection = (...ids: number[]) => ({
  id: 5,
  name: 'Morning',
  description: '',
  items: ids.map((id) => ({ id, text: `Text ${id}`, description: '', categoryId: 1 })),
});

/** A collection store whose API calls wait for the test to answer them. */
function open(...ids: number[]) {
  const calls: Call[] = [];
  // A page without an owner.
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer: Call['answer'] = (status, answered) =>
      resolve(new Response(answered === undefined ? null : JSON.stringify(answered), { status }));
    calls.push({ method, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer });
    return promise;
  });
  const store = createCollectionStore(collection(...ids), 'en', true);
  const shown = () => idsOf(store.$state.get().collection.items);
  const called = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
  return { store, calls, shown, called };
}

afterEach(() => {
  vi.unstubAllGlobals();
  $toast.set(undefined);
});

describe('collection store', () => {
  it('while one move in a collection is being saved, only the last of several more moves is sent afterwards', async () => {
    const { store, calls, shown, called } = open(1, 2, 3, 4);
    store.move(1, 1);
    await called(1);
    store.move(1, 1);
    store.move(1, 1);
    expect(shown()).toEqual([2, 3, 4, 1]);
    calls[0]?.answer(204);
    await called(2);
    expect(calls.map(({ body }) => body)).toEqual([
      { affirmationIds: [2, 1, 3, 4] },
      { affirmationIds: [2, 3, 4, 1] },
    ]);
    calls[1]?.answer(204);
  });

  it('sends no order of a collection after a failed removal if the moves made meanwhile cancel each other out', async () => {
    const { store, calls, called } = open(1, 2);
    store.remove(9, (change) => change());
    await called(1);
    store.move(1, 1);
    store.move(1, -1);
    calls[0]?.answer(404);
    await called(2);
    expect(calls[1]?.method).toBe('GET');
    calls[1]?.answer(503);
  });

  it('moves in a collection are sent only after a removal that is still being saved', async () => {
    const { store, calls, shown, called } = open(1, 2, 3);
    store.remove(1, (change) => change());
    store.remove(1, (change) => change());
    await called(1);
    store.move(3, -1);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(204);
    await called(2);
    expect(calls[1]?.body).toEqual({ affirmationIds: [3, 2] });
    expect(shown()).toEqual([3, 2]);
    calls[1]?.answer(204);
  });

  it('reverts all moves in a collection when the first cannot be saved, shows a toast, and loads the collection again', async () => {
    const { store, calls, shown, called } = open(1, 2, 3);
    store.move(1, 1);
    await called(1);
    store.move(1, 1);
    calls[0]?.answer(503);
    await called(2);
    expect(shown()).toEqual([1, 2, 3]);
    expect($toast.get()?.toast).toBe('notDone');
    expect(calls[1]?.method).toBe('GET');
    calls[1]?.answer(503);
  });

  it('a new order that is still being saved stays on the page when the collection reloads in another language', async () => {
    const { store, calls, shown, called } = open(1, 2, 3);
    store.move(3, -1);
    await called(1);
    store.receiveProps(collection(1, 2, 3), 'fr', true);
    expect(shown()).toEqual([1, 3, 2]);
    calls[0]?.answer(204);
  });

  it('marks an open collection as unavailable when a move shows that it has been deleted', async () => {
    const { store, calls, called } = open(1, 2);
    store.move(1, 1);
    await called(1);
    calls[0]?.answer(404);
    await called(2);
    calls[1]?.answer(404);
    await vi.waitFor(() => expect(store.$state.get().isUnavailable).toBe(true));
  });
});
