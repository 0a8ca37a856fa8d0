import { expect, it, onTestFinished, vi } from 'vitest';
import { emailAddress } from '#contract/subscriber';

it('accepts an email address in either Unicode form, and returns the composed one', () => {
  expect(emailAddress.parse(' e\u0301lodie@e\u0301cole.example ')).toBe('élodie@école.example');
});

it('rejects an email address of 60 kB without normalizing it, which would take seconds', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  const marks = '\u0301'.repeat(15_000) + '\u0323'.repeat(15_000);
  expect(emailAddress.safeParse(`a${marks}@example.org`).success).toBe(false);
  expect(normalize).not.toHaveBeenCalled();
});
