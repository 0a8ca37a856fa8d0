import { describe, expect, it } from 'vitest';
import { countedPath, mayCount, placeOf } from '../../../web/logic/analytics.ts';
import { allowSending } from '../../../web/logic/policy.ts';

const visitor = {
  hostname: 'colibri.example',
  webdriver: false,
  doNotTrack: null,
  globalPrivacyControl: undefined,
};

describe('mayCount', () => {
  it('counts a visitor', () => expect(mayCount(visitor)).toBe(true));

  it.each(['localhost', 'site.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]'])(
    'does not count on %s',
    (hostname) => expect(mayCount({ ...visitor, hostname })).toBe(false),
  );

  it.each([{ webdriver: true }, { doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'does not count with %j',
    (wish) => expect(mayCount({ ...visitor, ...wish })).toBe(false),
  );

  it('counts where nothing is asked', () =>
    expect(mayCount({ ...visitor, doNotTrack: 'unspecified', globalPrivacyControl: false })).toBe(
      true,
    ));
});

describe('what is sent', () => {
  it('names no collection', () => {
    expect(countedPath('/dashboard/collections/41')).toBe('/dashboard/collections/0');
    expect(countedPath('/affirmations/41')).toBe('/affirmations/41');
  });

  it('names only places of the site itself', () => {
    expect(placeOf('https://a.example/_astro/x.js?q=1', 7, 'https://a.example')).toBe(
      '/_astro/x.js:7',
    );
    expect(placeOf('https://b.example/x.js', 7, 'https://a.example')).toBe('');
    expect(placeOf('', 0, 'https://a.example')).toBe('');
  });
});

describe('allowSending', () => {
  it('adds one origin to what may be connected to, and to nothing else', () => {
    expect(
      allowSending(
        "default-src 'self';connect-src 'self'; img-src 'self'",
        'https://c.example/x?y',
      ),
    ).toBe("default-src 'self';connect-src 'self' https://c.example; img-src 'self'");
  });
});
