import { describe, expect, it } from 'vitest';
import { anonymizePath, isTrackingAllowed, errorLocation } from '../../../web/logic/analytics.ts';
import { allowConnectSrc } from '../../../web/logic/content-security-policy.ts';

const visitor = {
  hostname: 'colibri.example',
  webdriver: false,
  doNotTrack: null,
  globalPrivacyControl: undefined,
};

describe('isTrackingAllowed', () => {
  it('allows analytics on a public host', () => expect(isTrackingAllowed(visitor)).toBe(true));

  it.each(['localhost', 'site.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]'])(
    'a site at the local address %s sends no analytics',
    (hostname) => expect(isTrackingAllowed({ ...visitor, hostname })).toBe(false),
  );

  it.each([{ webdriver: true }, { doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'allows no analytics in a browser with the setting %j',
    (wish) => expect(isTrackingAllowed({ ...visitor, ...wish })).toBe(false),
  );

  it('allows analytics in a browser whose Do Not Track setting is “unspecified”', () =>
    expect(
      isTrackingAllowed({ ...visitor, doNotTrack: 'unspecified', globalPrivacyControl: false }),
    ).toBe(true));
});

describe('tracking events', () => {
  it('paths sent to analytics have 0 for a collection’s id and no class link token, but keep an affirmation’s id', () => {
    expect(anonymizePath('/dashboard/collections/41')).toBe('/dashboard/collections/0');
    expect(anonymizePath('/affirmations/41')).toBe('/affirmations/41');
    expect(anonymizePath('/class/QU6XupSF9WWoQsTRZIfbJw1/qr')).toBe('/class');
  });

  it('analytics report where an error happened only if it was in the site’s own files', () => {
    expect(errorLocation('https://a.example/_astro/x.js?q=1', 7, 'https://a.example')).toBe(
      '/_astro/x.js:7',
    );
    expect(errorLocation('https://a.example/class/QU6Xup', 7, 'https://a.example')).toBe(
      '/class:7',
    );
    expect(errorLocation('https://b.example/x.js', 7, 'https://a.example')).toBe('');
    expect(errorLocation('', 0, 'https://a.example')).toBe('');
  });
});

describe('allowConnectSrc', () => {
  it('the analytics address is added only to connect-src in the content security policy', () => {
    expect(
      allowConnectSrc(
        "default-src 'self';connect-src 'self'; img-src 'self'",
        'https://c.example/x?y',
      ),
    ).toBe("default-src 'self';connect-src 'self' https://c.example; img-src 'self'");
  });
});
