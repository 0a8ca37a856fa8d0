import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Minified: the browser parses it on each page. */
const axeSource = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

const themes = ['light', 'dark'] as const;
const colorRules = ['color-contrast', 'link-in-text-block'];
const widths = [320, 390, 640, 768, 1280];
/** Also a phone at 200% zoom, and one with text of twice the size. */
const sizes = [
  { width: 195, text: '100%' },
  { width: 390, text: '200%' },
  ...widths.map((width) => ({ width, text: '100%' })),
];

/**
 * The findings of axe on a page, one line each: all rules in the light theme. In the dark theme only those about colors,
 * because both have the same DOM.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of themes) {
    // Elements that fade in have less contrast for a moment.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'light' ? undefined : colorRules;
    for (const finding of await axeFindingsIn(page, 'html', rules))
      findings.push(`${colorScheme}, ${finding}`);
  }
  return findings;
}

/** The findings of axe in a part of a page in its current theme, one line each, of all rules or of some. */
export async function axeFindingsIn(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ({ selector, runOnly }) =>
      window.axe.run(selector, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    { selector: part, runOnly: rules && [...rules] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Tries several widths of a page of the panel. Returns those in px at which it scrolls sideways. */
export async function sidewaysWidths(page: Page): Promise<number[]> {
  const sideways: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await page.evaluate(tooWide)).some((each) => each.startsWith('the page')))
      sideways.push(width);
  }
  return sideways;
}

/**
 * Tries several widths and text sizes of a page of the site. Returns what is wider than the page or than its box, one
 * line each.
 */
export async function sidewaysFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    for (const finding of await page.evaluate(tooWide))
      findings.push(`${width} px, text ${text}: ${finding}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return findings;
}

/** What is wider than the page, or than the box around it, once the page is laid out at its current size. */
async function tooWide(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { documentElement: root, body } = document;
  const beyond = root.scrollWidth - root.clientWidth;
  const findings = beyond > 0 ? [`the page by ${beyond} px`] : [];

  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement && element !== body
      ? [element.parentElement, ...ancestorsOf(element.parentElement)]
      : [];
  const isScrolled = (element: Element) =>
    element !== body && /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isHiddenVisually = (element: Element) =>
    getComputedStyle(element).overflow === 'hidden' && element.clientWidth <= 1;
  const isPainted = (element: Element) =>
    getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';

  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent: content } = text;
    if (!parent || !content?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    range.selectNodeContents(text);
    const around = [parent, ...ancestorsOf(parent)];
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || around.some((each) => isScrolled(each) || isHiddenVisually(each))) continue;
    if (left < -1 || right > root.clientWidth + 1) findings.push(`“${content.trim()}”`);
  }
  for (const control of body.querySelectorAll('a, button, input, select, textarea')) {
    const { left, right, bottom, width } = control.getBoundingClientRect();
    const around = ancestorsOf(control);
    const isSkipLink = bottom <= 0;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    if (width === 0 || isSkipLink || getComputedStyle(control).position === 'absolute') continue;
    if (around.some((each) => isScrolled(each) || isHiddenVisually(each))) continue;
    const box = around.find(isPainted)?.getBoundingClientRect();
    if (left < -1 || right > Math.min(root.clientWidth, box?.right ?? Infinity) + 2)
      findings.push(control.outerHTML.slice(0, 120));
  }
  return findings;
}
