import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { closeIfUnread, UnsentBytes } from '#contract/unsent-bytes';

/** A response with unsent bytes, as there are while another one of its connection has not been read. */
function createResponse(bytes: number) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  Object.defineProperty(response, 'writableLength', { value: bytes });
  return response;
}

it('while responses to one IP network have too many unsent bytes, it gets too-many-requests, and other networks are served', () => {
  const unsent = new UnsentBytes({ perNetwork: 10, total: 100 });
  const [first, second] = [createResponse(5), createResponse(5)];
  unsent.add(first, () => 'flood');
  expect(() => unsent.check('flood')).not.toThrow();
  unsent.add(second, () => 'flood');
  expect(() => unsent.check('flood')).toThrow(
    expect.objectContaining({ code: 'too-many-requests' }),
  );
  expect(() => unsent.check('school')).not.toThrow();
  first.emit('close');
  expect(() => unsent.check('flood')).not.toThrow();
});

it('when all networks together have too many unsent bytes, closes the oldest connection of the one with the most, which can then make requests again', () => {
  const unsent = new UnsentBytes({ perNetwork: 10, total: 20 });
  const [first, second, third, fourth] = [9, 4, 5, 4].map(createResponse);
  if (!first || !second || !third || !fourth) throw new Error('No responses');
  unsent.add(first, () => 'phone');
  unsent.add(second, () => 'flood');
  unsent.add(third, () => 'flood');
  const destroyed = () => [first, second, third, fourth].map(({ req }) => req.socket.destroyed);
  expect(destroyed()).toEqual([false, false, false, false]);
  unsent.add(fourth, () => 'flood');
  expect(destroyed()).toEqual([false, true, false, false]);
  expect(() => unsent.check('flood')).not.toThrow();
  // What was closed no longer counts, nor does its end count twice.
  second.emit('close');
  unsent.add(createResponse(2), () => 'school');
  expect(destroyed()).toEqual([false, true, false, false]);
});

it('does not count the unsent bytes of a response whose client disconnected before it was ready', async () => {
  const unsent = new UnsentBytes({ perNetwork: 10, total: 100 });
  const response = createResponse(10);
  response.destroy();
  await expect.poll(() => response.closed).toBe(true);
  unsent.add(response, () => 'phone');
  expect(() => unsent.check('phone')).not.toThrow();
});

it('closes a connection whose client does not read the response within the time that its length allows', () => {
  vi.useFakeTimers();
  try {
    const [slow, quick] = [new Socket(), new Socket()];
    const limits = { milliseconds: 100, bytesPerSecond: 10 };
    closeIfUnread(slow, createResponse(10), 10, limits);
    const read = createResponse(10);
    closeIfUnread(quick, read, 10, limits);
    vi.advanceTimersByTime(1099);
    read.emit('close');
    expect([slow.destroyed, quick.destroyed]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});
