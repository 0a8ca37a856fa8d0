import { expect, it } from 'vitest';
import { add, newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { cookiesOf, visitAs, waitForSession } from './member.ts';

const visit = visitors();

const text = 'Only I can read this';
const paths = (id: number, collection: number) => [
  `/affirmations/${id}`,
  `/classroom?ids=${id}`,
  `/classroom?collection=${collection}`,
  `/listen?collection=${collection}`,
  `/display?collection=${collection}`,
  `/print/sheet?ids=${id}`,
  `/print/sheet?collection=${collection}`,
];

it('a member’s own affirmation and collections leave the screen of each open tab once another member has logged in', async () => {
  const [maya, other] = [await newMember(), await newMember()];
  const id = await newOwnAffirmation(maya, text);
  const collection = await newCollection(maya);
  await add(maya, collection, id);
  const first = await visitAs(visit, maya, '/', { mayFail: true });
  const context = first.context();
  const tabs = [];
  for (const path of paths(id, collection)) {
    const tab = await context.newPage();
    await tab.goto(path);
    await waitForSession(tab);
    expect(await tab.content(), path).toContain(text);
    tabs.push(tab);
  }
  await waitForSession(first);
  await first.locator('main button[aria-haspopup=dialog]').first().click();
  await first.locator('#save').getByText('Morning').waitFor();
  tabs.push(first);
  await context.addCookies(cookiesOf(other));
  for (const tab of tabs) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => tab.content(), { message: tab.url() }).not.toContain(text);
  }
  await first.locator('#save').waitFor({ state: 'detached' });
});
