import { expect, it } from 'vitest';
import { listedSubscriber, peoplePage } from '#contract/people';
import { preferences } from '#contract/subscriber';
import { logInAt } from './another-cms.ts';
import { setUpNewsletter } from './newsletter-setup.ts';

/** A time zone in which it is another day than in UTC, and stays that day while tests run. */
const SITE_TIMEZONE = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';

const { setup, subscribers, post, keyOf, send, allSettled, to } = setUpNewsletter({
  SITE_TIMEZONE,
  // A time that does not come in that zone while tests run.
  LETTER_TIME: '23:30',
});

/** The date in that zone, this many days from now. */
function dayIn(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIMEZONE, dateStyle: 'short' });
  return format.format(Date.now() + days * 86_400_000);
}

/** Each subscriber with their state as administrators see it, sorted. */
async function listed() {
  const answer = await fetch(`${setup().cms.url}/panel/subscribers`, {
    headers: await logInAt(setup().cms),
  });
  const { entries } = peoplePage(listedSubscriber).parse(await answer.json());
  return entries.map(({ email, state }) => `${email} ${state}`).toSorted();
}

it('a paused subscriber gets the newsletter again from the pause’s last day on, counted in the site’s time zone', async () => {
  await subscribers('rested@example.org', 'rests@example.org', 'tires@example.org');
  const pauses = [
    ['rested@example.org', dayIn(0)] as const,
    ['rests@example.org', dayIn(1)] as const,
  ];
  for (const pause of pauses)
    await setup().client.query('update subscribers set paused_until = $2 where email = $1', [
      ...pause,
    ]);
  expect(await listed()).toEqual([
    'rested@example.org active',
    'rests@example.org paused',
    'tires@example.org active',
  ]);
  expect(await send()).toMatchObject({ queued: 2 });
  await allSettled();
  expect(to()).toEqual(['rested@example.org', 'tires@example.org']);

  const asked = { key: await keyOf('tires@example.org'), do: 'pause' };
  const answer = await post('/subscribers/preferences', asked);
  expect(preferences.parse(await answer.json())).toMatchObject({
    state: 'paused',
    pausedUntil: dayIn(28),
  });
});
