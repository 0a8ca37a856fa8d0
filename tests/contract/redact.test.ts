import { describe, expect, it } from 'vitest';
import { redact } from '#contract/redact';

describe('redact', () => {
  it.each([
    ['Key (lower(email))=(ana.b+c@example.org) exists.', 'Key (lower(email))=((email)) exists.'],
    ['550 <élodie@école.example>: unknown', '550 <(email)>: unknown'],
    ['GET /panel/members/ana%40example.org (3 ms)', 'GET /panel/members/(email) (3 ms)'],
    [`<${'a'.repeat(100)}@example.org>`, '<(email)>'],
  ])('removes email addresses from the log line “%s”', (line, redacted) => {
    expect(redact(line)).toBe(redacted);
  });

  it.each([
    ['GET /admin/reset-password?code=abc (5 ms) 200', 'GET /admin/reset-password?… (5 ms) 200'],
    ['{"url":"/letter?key=a.b","status":200}', '{"url":"/letter?…","status":200}'],
    ['https://site.example/letter?key=a', 'https://site.example/letter?…'],
  ])('removes the query from the URL in the log line “%s”', (line, redacted) => {
    expect(redact(line)).toBe(redacted);
  });

  it('removes the token of a class link from a log line', () => {
    expect(redact('GET /class/QU6XupSF9WWoQsTRZIfb-w1/qr 200')).toBe('GET /class/(token)/qr 200');
  });

  it.each([
    'at async /app/cms/node_modules/@strapi/core/dist/index.js:9:13',
    'npm install vite@7.0.1',
    'What happened? Nothing.',
  ])('leaves “%s”, which contains no email address, as it is', (line) => {
    expect(redact(line)).toBe(line);
  });

  it('shortens a log line of 100,000 characters to 8,000', () => {
    expect(redact('a'.repeat(100_000))).toMatch(/^a{8000} … \(100000 characters\)$/);
  });
});
