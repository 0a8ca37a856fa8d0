import { describe, expect, it } from 'vitest';
import { colorClass } from '../../../web/logic/color-class.ts';
import { stylesheetAt, stylesheetPath } from '../../../web/logic/stylesheet.ts';

const at = (path: string) => stylesheetAt(new URL(path, 'http://site.test'));

describe('color stylesheet', () => {
  it('the stylesheet of category colors has one class for each color in its URL, even if a page lists a color twice', () => {
    const path = stylesheetPath(['#D4452F', '#2f87b7', '#d4452f']);
    expect(path).toBe('/styles/colors.css?c=d4452f-2f87b7');
    const css = at(path) ?? '';
    expect(css.match(/\{/g)).toHaveLength(2);
    expect(css).toContain(`.${colorClass('#D4452F')}{--fill:light-dark(#d4452f,`);
    expect(css).toContain(`.${colorClass('#2F87B7')}{`);
  });

  it('the URL of a stylesheet for fifty category colors has the first forty, and the stylesheet a class for each', () => {
    const colors = Array.from({ length: 50 }, (_, index) => `#d445${String(index + 10)}`);
    const path = stylesheetPath(colors);
    expect(path).toBe(stylesheetPath(colors.slice(0, 40)));
    expect((at(path) ?? '').match(/\{/g)).toHaveLength(40);
  });

  it.each([
    ['is missing', ''],
    ['has no color', '?c='],
    ['has the name of a color', '?c=red'],
    ['ends with a separator', '?c=d4452f-'],
    ['contains CSS', '?c=d4452f}*{'],
    ['has 41 colors', `?c=${'d4452f-'.repeat(40)}d4452f`],
  ])('there is no stylesheet of category colors at a URL whose query %s', (_, query) => {
    expect(at(`/styles/colors.css${query}`)).toBeUndefined();
  });
});
