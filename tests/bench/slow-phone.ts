import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/**
 * A processor 4 times slower is a mid-tier phone on a computer of this speed, says Lighthouse's documentation of
 * throttling. On a slower computer it would be a phone that nobody has.
 */
const usual = { rate: 4, benchmarkIndex: 1750 };

/** How many times slower than this computer's a mid-tier phone's processor is. */
export async function phoneRate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let run = 0; run < 3; run++)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const fastest = Math.max(...indexes);
  const rate = Math.max(1, (usual.rate * fastest) / usual.benchmarkIndex);
  console.log(
    `processor ${rate.toFixed(1)} times slower (benchmark indexes ${indexes.join(', ')})`,
  );
  return rate;
}
