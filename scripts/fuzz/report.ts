import { programs } from './request.ts';
import type { Finding, Report } from './run.ts';

const shownBytes = 1000;

export const hasFailed = ({ findings, deaths }: Report): boolean =>
  findings.length > 0 || deaths.length > 0;

/** Formats a report: counts by status, and one finding of each kind with the command that repeats it. */
export function describe(report: Report): string {
  const { seed, sent, counts, findings, deaths } = report;
  const kinds = Object.values(Object.groupBy(findings, findingKey));
  return [
    `Seed ${seed}: ${sent} requests`,
    ...programs.map((program) => `${program.padEnd(5)}${countsOf(counts[program])}`),
    ...deaths.map(
      ({ program, from, to }) =>
        `The ${program} crashed somewhere between requests ${from} and ${to}.`,
    ),
    ...kinds.map((sameKind = []) => describeKind(report, sameKind)),
    hasFailed(report)
      ? `Findings: ${findings.length} (kinds: ${kinds.length}). Crashes: ${deaths.length}`
      : 'Nothing found',
  ].join('\n');
}

const pathOf = ({ request }: Finding) => request.target.replace(/\?.*/s, '').slice(0, 200);

function findingKey(finding: Finding): string {
  const { outcome, request } = finding;
  return JSON.stringify([outcome, request.program, request.method, pathOf(finding)]);
}

function countsOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([outcome, count]) => ` ${outcome}: ${count}`)
    .join(' ');
}

function describeKind({ seed, requests }: Report, sameKind: readonly Finding[]): string {
  const [finding] = sameKind;
  if (!finding) return '';
  const { index, request, outcome, bytes } = finding;
  const text = bytes.toString('latin1');
  const rest = text.length > shownBytes ? `… and ${text.length - shownBytes} more bytes` : '';
  return [
    `\n${outcome} from the ${request.program}, ${sameKind.length}×: ${request.method} ${pathOf(finding)} as ${request.role}`,
    `npm run fuzz -- --seed ${seed} --requests ${requests} --only ${index}`,
    // Escaped, because binary data could change the terminal's state.
    JSON.stringify(text.slice(0, shownBytes)) + rest,
  ].join('\n');
}
