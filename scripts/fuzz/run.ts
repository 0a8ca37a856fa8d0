import { setTimeout as pause } from 'node:timers/promises';
import { generate } from './generate.ts';
import { areLoggedIn, gatherPeople, type People, type Site } from './people.ts';
import { programs, serialize, type FuzzRequest, type Program } from './request.ts';
import { send, type Outcome, type Target } from './send.ts';

export type Fuzzing = Site & {
  seed: number;
  requests: number;
  /** Of those, the one to send. */
  only?: number;
  /** After so long nothing more is sent. */
  milliseconds: number;
  /** Process ids of both programs, where they can be known: a new one is a process that died. */
  processes: () => Readonly<Partial<Record<Program, number>>>;
  progress?: (sent: number) => void;
};

export type Finding = { index: number; request: FuzzRequest; outcome: Outcome; bytes: Buffer };

export type Report = {
  seed: number;
  requests: number;
  sent: number;
  /** How often each program answered what. */
  counts: Record<Program, Record<string, number>>;
  findings: Finding[];
  /** Which program died, and among which requests. */
  deaths: { program: Program; from: number; to: number }[];
};

const batchSize = 250;
const atOnce = 12;
/** So many addresses of this machine's own send requests, for limits are counted by address. */
const addresses = 200;
const restartMilliseconds = 60_000;
const lookEveryMilliseconds = 100;
const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/;

/** Where a program listens. Raises where that is not this machine's loopback address. */
export function targetOf(url: string): Target {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || !loopback.test(hostname))
    throw new Error(
      `Fuzzing only works on a site on this machine, such as http://127.0.0.1:4321, not ${url}`,
    );
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 80) };
}

/** Sends generated requests at a running site and notes what was not answered as it must be. */
export async function fuzz(how: Fuzzing, signal?: AbortSignal): Promise<Report> {
  const targets = { site: targetOf(how.site), cms: targetOf(how.cms) };
  const deadline = Date.now() + how.milliseconds;
  const all = generate(how.seed, how.requests).map((request, index) => ({ request, index }));
  const chosen = all.filter(({ index }) => how.only === undefined || index === how.only);
  const report: Report = {
    seed: how.seed,
    requests: how.requests,
    sent: 0,
    counts: { site: {}, cms: {} },
    findings: [],
    deaths: [],
  };
  let people = await gatherPeople(how);
  let living = how.processes();

  for (let start = 0; start < chosen.length; start += batchSize) {
    signal?.throwIfAborted();
    if (Date.now() > deadline) break;
    const batch = chosen.slice(start, start + batchSize);
    await sendAll(batch, targets, people, report);
    await listening(targets);
    const now = how.processes();
    for (const program of programs)
      if (now[program] !== living[program])
        report.deaths.push({ program, from: start, to: start + batch.length - 1 });
    living = now;
    how.progress?.(report.sent);
    if (!(await areLoggedIn(how, people))) people = await gatherPeople(how);
  }
  return report;
}

async function sendAll(
  batch: readonly { request: FuzzRequest; index: number }[],
  targets: Record<Program, Target>,
  people: People,
  report: Report,
): Promise<void> {
  const waiting = batch.values();
  const sendOnes = async () => {
    for (const { request, index } of waiting) {
      const { program, role, method } = request;
      const target = targets[program];
      const host = `${target.host}:${target.port}`;
      const { bytes, isWhole } = serialize(request, host, people.names, people.headers[role]);
      const outcome = await send(target, { bytes, isWhole, method, ...addressOf(index, target) });
      const counts = report.counts[program];
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      report.sent += 1;
      if (isWrong(outcome, isWhole)) report.findings.push({ index, request, outcome, bytes });
      if (outcome === 'refused') await listening(targets);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOnes));
}

function isWrong(outcome: Outcome, isWhole: boolean): boolean {
  if (typeof outcome === 'number') return outcome === 500 || Number.isNaN(outcome);
  return isWhole || outcome === 'refused';
}

/** Linux alone answers to all of 127.0.0.0/8. */
function addressOf(index: number, { host }: Target): { from?: string } {
  if (process.platform !== 'linux' || !host.startsWith('127.')) return {};
  return { from: `127.0.1.${1 + (index % addresses)}` };
}

/** Waits until both programs take connections: one that died starts again. */
async function listening(targets: Record<Program, Target>): Promise<void> {
  const until = Date.now() + restartMilliseconds;
  const health = Buffer.from('GET /health HTTP/1.0\r\n\r\n');
  for (const target of Object.values(targets))
    while ((await send(target, { bytes: health, isWhole: true, method: 'GET' })) === 'refused') {
      if (Date.now() > until)
        throw new Error(`Nothing is listening on port ${target.port} anymore`);
      await pause(lookEveryMilliseconds);
    }
}
