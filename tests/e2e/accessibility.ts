import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const themes = ['light', 'dark'] as const;
const colorRules = ['color-contrast', 'link-in-text-block'];
const widths = [320, 390, 640, 768, 1280];

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ selector, runOnly }) =>
      window.axe.run(selector, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    { selector: part, runOnly: rules && [...rules] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Tries several page widths. Returns those in px at which the page scrolls sideways. */
export async function sidewaysWidths(page: Page): Promise<number[]> {
  const sideways: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await beyondEdge(page)) > 0) sideways.push(width);
  }
  return sideways;
}

/** By how many px a page scrolls sideways, once it is laid out at its current size. */
function beyondEdge(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { documentElement: root } = document;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(root.scrollWidth - root.clientWidth)),
        );
      }),
  );
}
