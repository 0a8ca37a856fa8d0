import { programs } from './request.ts';
import type { Finding, Report } from './run.ts';

const shownBytes = 1000;

/** Whether anything was answered, or ended, as it must not. */
export const hasFailed = ({ findings, deaths }: Report): boolean =>
  findings.length > 0 || deaths.length > 0;

/** A report for people: counts by status, and of each kind of finding one, with what it takes to see it again. */
export function describe(report: Report): string {
  const { seed, sent, counts, findings, deaths } = report;
  const kinds = Object.values(Object.groupBy(findings, kindOf));
  return [
    `Seed ${seed}: ${sent} requests`,
    ...programs.map((program) => `${program.padEnd(5)}${countsOf(counts[program])}`),
    ...deaths.map(
      ({ program, from, to }) =>
        `The ${program} died somewhere between requests ${from} and ${to}.`,
    ),
    ...kinds.map((alike = []) => describeKind(report, alike)),
    hasFailed(report)
      ? `${findings.length} findings of ${kinds.length} kinds, ${deaths.length} deaths`
      : 'Nothing found',
  ].join('\n');
}

const pathOf = ({ request }: Finding) => request.target.replace(/\?.*/s, '').slice(0, 200);

function kindOf(finding: Finding): string {
  const { outcome, request } = finding;
  return JSON.stringify([outcome, request.program, request.method, pathOf(finding)]);
}

function countsOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([outcome, count]) => ` ${outcome}: ${count}`)
    .join(' ');
}

function describeKind({ seed, requests }: Report, alike: readonly Finding[]): string {
  const [finding] = alike;
  if (!finding) return '';
  const { index, request, outcome, bytes } = finding;
  const text = bytes.toString('latin1');
  const rest = text.length > shownBytes ? `… and ${text.length - shownBytes} more bytes` : '';
  return [
    `\n${outcome} from the ${request.program}, ${alike.length} times: ${request.method} ${pathOf(finding)} as ${request.role}`,
    `npm run fuzz -- --seed ${seed} --requests ${requests} --only ${index}`,
    // Escaped, for what is no text would change the terminal.
    JSON.stringify(text.slice(0, shownBytes)) + rest,
  ].join('\n');
}
