import { describe, expect, it } from 'vitest';
import { readSettings } from '../../scripts/stack/settings.ts';

describe('settings', () => {
  it('uses the default of a setting whose variable is missing or empty', () => {
    const settings = readSettings({ PORT: '', SITE_NAME: '' });
    expect(settings).toMatchObject({ PORT: 4321, CMS_PORT: 1337, SITE_NAME: 'Colibri' });
    expect(settings.SITE_URL).toBe('http://localhost:4321');
  });

  it.each([
    ['PORT', 'abc', 'a port number from 1 to 65535, not “abc”'],
    ['CMS_PORT', '70000', 'a port number from 1 to 65535, not “70000”'],
    ['SITE_URL', 'here', 'a full URL'],
    ['SITE_URL', 'ftp://here', 'a full URL'],
    ['SITE_URL', 'https://here.example/colibri', 'without a path'],
    ['SITE_NAME', '  ', 'a name of at most 40 characters'],
    ['CONTACT_EMAIL', 'nobody', 'an email address, not “nobody”'],
    ['ADMIN_PASSWORD', 'short', 'at least 8 characters'],
    ['SMTP_URL', 'http://host', 'smtp://'],
    ['LETTERS_PER_SECOND', '0', 'a number greater than 0'],
    ['LETTER_TIME', '24:00', 'a time of day such as 07:00'],
    ['SITE_TIMEZONE', 'Mars/Base', 'a time zone such as Europe/Paris'],
    ['NEWSLETTER_CONFIRM', 'perhaps', 'true or false'],
    ['DATABASE_URL', 'mysql://host/x', 'postgres://'],
  ])('rejects the setting %s=“%s” and says what it must be', (name, value, requirement) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be .*$`));
    expect(read).toThrow(requirement);
  });

  it('removes a trailing slash from SITE_URL', () => {
    const { SITE_URL } = readSettings({ SITE_URL: 'https://Here.example/' });
    expect(SITE_URL).toBe('https://here.example');
  });

  it('the message about a wrong setting contains no password', () => {
    const wrong = { DATABASE_URL: 'mysql://user:hidden-word@host/x' };
    expect(() => readSettings(wrong)).not.toThrow('hidden-word');
    expect(() => readSettings({ ADMIN_PASSWORD: 'hidden' })).not.toThrow('hidden');
  });

  it('rejects the same port for the site and the CMS', () => {
    expect(() => readSettings({ PORT: '5000', CMS_PORT: '5000' })).toThrow('both 5000');
  });
});
