import { describe, expect, inject, it } from 'vitest';
import { en, fr } from '../panel/texts.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { newcomer, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const panel = `${inject('cms')}/admin`;
const texts = { en, fr };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

it('an editor’s home page leads to what is missing and scheduled, to the next newsletter, and to the last activity', async () => {
  const text = 'I begin tomorrow.';
  const documentId = await affirmations.draft(text);
  await adminApi.update('affirmation', documentId, { publishAt: tomorrow() });
  const page = await newcomer(visit, 'strapi-editor');
  const { waiting, history, home } = en;
  const widget = (name: string) => page.getByRole('region', { name });
  // Colibri's own, and none of Strapi's.
  const widgets = page.getByRole('main').first().getByRole('region');
  await expect.poll(() => widgets.count()).toBe(4);

  await widget(waiting.title)
    .getByRole('link', { name: /into French: Missing/ })
    .click();
  await page.getByRole('button', { name: text, exact: true }).waitFor();
  await page.goBack();
  await widget(home.scheduled.title).getByRole('link', { name: text }).click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  await page.goBack();
  await widget(history.last)
    .getByRole('link', { name: history.open(text) })
    .first()
    .waitFor();
  await widget(history.last).getByRole('link', { name: history.openAll }).click();
  await page.getByRole('heading', { level: 1, name: history.title }).waitFor();
  await page.goBack();
  await widget(home.newsletter.title)
    .getByText(/^Monday, /)
    .waitFor();
  await widget(home.newsletter.title).getByRole('link', { name: home.newsletter.openPage }).click();
  await page.waitForURL('**/admin/letter');
});

describe.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)('the panel’s home page, language %s, %s theme', (language, theme) => {
  it(`the panel’s home page in ${language}, ${theme} theme, has no axe findings in its widgets and does not scroll sideways`, async () => {
    const documentId = await affirmations.draft('I wait on the home page.');
    await adminApi.update('affirmation', documentId, { publishAt: tomorrow() });
    const page = await openPanel(visit, { language, theme });
    await page.goto(panel);
    const { waiting, history, home, common } = texts[language];
    const titles = [waiting.title, home.scheduled.title, home.newsletter.title, history.last];
    for (const name of titles) await page.getByRole('region', { name }).waitFor();
    await expect.poll(() => page.getByText(common.loading, { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'I wait on the home page.' }).first().waitFor();
    // Strapi's frame around each widget is a second `<main>`.
    expect(await axeFindingsIn(page, 'section main > *')).toEqual([]);
    expect(await sidewaysWidths(page)).toEqual([]);
  });
});
