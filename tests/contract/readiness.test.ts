import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from '#contract/readiness';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('checks at most once a second whether the server is ready, however many callers ask', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const isReady = createReadiness(check);
  expect(await Promise.all(Array.from({ length: 1000 }, isReady))).not.toContain(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isReady()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await isReady();
  expect(check).toHaveBeenCalledTimes(2);
});

it('a readiness check that fails means not ready, until one succeeds a second later', async () => {
  const check = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('refused'))
    .mockResolvedValue(true);
  const isReady = createReadiness(check);
  expect(await isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isReady()).toBe(true);
});

it('a readiness check that takes longer than two seconds means not ready', async () => {
  const isReady = createReadiness(() => new Promise(() => undefined));
  const answer = isReady();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe(false);
});
