import { expect, inject, it } from 'vitest';
import { call, adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { speak } from '../cms/recordings.ts';
import { mp3, tone } from '../cms/sounds.ts';
import * as en from '../../cms/src/recording/i18n/en.ts';
import * as fr from '../../cms/src/recording/i18n/fr.ts';
import { axeFindingsIn } from './accessibility.ts';
import { visitors } from './browser.ts';
import { openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
// A microphone that beeps, and that every page may use.
const visit = visitors(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
const formOf = (documentId: string, locale = 'en') =>
  `${inject('cms')}/admin/content-manager/collection-types/api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=${locale}`;
const t = en.recording;

async function heardOf(documentId: string): Promise<unknown> {
  const { body } = await call(`/affirmations/${await affirmations.idOf(documentId)}`);
  return typeof body === 'object' && body !== null && 'recording' in body && body.recording;
}

it('an editor can record an affirmation, listen to the recording before and after saving it, and delete it', async () => {
  const documentId = await affirmations.published('I beep like a parakeet.');
  const page = await openPanel(visit);
  await page.goto(formOf(documentId));
  await page.getByText(t.none).waitFor();
  await page.getByRole('button', { name: t.record, exact: true }).click();
  const stop = page.getByRole('button', { name: /^Stop \(\d+ s\)/ });
  await page.getByText(t.isHeard).waitFor();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const meter = page.locator('[aria-hidden] > span[style*="scaleX"]');
  expect(await meter.isVisible()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await meter.isVisible()).toBe(false);
  await stop.hover();
  expect(await axeFindingsIn(page, '#recordings')).toEqual([]);
  // The microphone beeps once a second.
  await stop.filter({ hasText: /[2-9]/ }).click();
  const fresh = page.getByLabel(t.playNew);
  await fresh.waitFor();
  await expect
    .poll(() => fresh.evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(0.2);
  expect(await heardOf(documentId)).toBe(null);
  await page.getByRole('button', { name: t.use }).click();
  await page.getByRole('button', { name: t.play }).click();
  const saved = page.getByLabel(t.play);
  await expect
    .poll(() => saved.evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(0.2);
  expect(await heardOf(documentId)).toMatch(/\.wav$/);
  expect(await axeFindingsIn(page, '#recordings')).toEqual([]);

  const remove = page.getByRole('button', { name: t.remove, exact: true });
  const room = await remove.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
  });
  expect(room).toBeGreaterThan(5);
  await remove.click();
  expect(await heardOf(documentId)).toMatch(/\.wav$/);
  await page.getByRole('button', { name: t.reallyRemove }).click();
  await page.getByText(t.none).waitFor();
  expect(await heardOf(documentId)).toBe(null);
});

it('the panel asks an editor to speak as long as the microphone hears nothing', async () => {
  const documentId = await affirmations.published('I am quiet like a fish.');
  const page = await openPanel(visit);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  await page.goto(formOf(documentId));
  await page.getByRole('button', { name: t.record, exact: true }).click();
  await page.getByText(t.speakNow).waitFor();
  await page.getByRole('button', { name: /^Stop \([1-9]/ }).waitFor();
  expect(await page.getByText(t.isHeard).count()).toBe(0);
  await page.getByText(t.speakNow).waitFor();
});

it('an editor who uploads a recording is told if its format does not play everywhere or if the text has changed meanwhile', async () => {
  const documentId = await affirmations.published('I upload like an owl.');
  const page = await openPanel(visit);
  await page.goto(formOf(documentId));
  const file = page.locator('input[type=file]');
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'audio/mpeg', buffer });
  await choose('sound.mp3', Buffer.from('OggS'.repeat(50)));
  await page.getByRole('button', { name: t.use }).click();
  await page.getByText(en.messages.unknownFormat).waitFor();
  await page.reload();
  await page.getByText(t.none).waitFor();
  await choose('sound.ogg', mp3(40));
  await page.getByRole('button', { name: t.use }).click();
  await page.getByRole('button', { name: t.play }).waitFor();
  expect(await heardOf(documentId)).toMatch(/\.mp3$/);

  // While the text is typed, nothing can be recorded; once it is saved, the recording is outdated.
  const text = page.getByRole('textbox', { name: /^text/i });
  await text.fill('I upload like two owls.');
  await page.getByText(t.saveFirst).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(t.outdatedSoon).waitFor();
  await page.getByRole('button', { name: t.record, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(t.outdated).waitFor();
  expect(await heardOf(documentId)).toBe(null);
});

it('the French panel says if a recording is by a text-to-speech program, and that a new entry must be saved before recording', async () => {
  const documentId = await affirmations.published('I speak like a robot.');
  const french = { text: 'Je parle comme un robot.', description: 'Dis-le.' };
  await adminApi.update('affirmation', documentId, french, 'fr');
  await adminApi.publish('affirmation', documentId, {}, 'fr');
  await speak({ documentId, text: french.text, language: 'fr' }, tone(200));
  const page = await openPanel(visit, { language: 'fr', theme: 'dark' });
  await page.goto(formOf(documentId, 'fr'));
  await page.getByText(/^Voix de synthèse/).waitFor();
  await page.getByRole('button', { name: fr.recording.recordAgain }).waitFor();
  await page.goto(formOf('create', 'fr'));
  await page.getByText(fr.recording.saveFirst).waitFor();
});
