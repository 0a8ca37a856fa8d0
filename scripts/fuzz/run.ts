import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from '../stack/data-folder.ts';
import { readIdentity } from '../stack/process.ts';
import { generate } from './generate.ts';
import { areLoggedIn, createUsers, type Users, type Site } from './users.ts';
import { programs, serialize, type FuzzRequest, type Program } from './request.ts';
import { send, type Outcome, type Target } from './send.ts';

export type FuzzOptions = Site & {
  seed: number;
  requests: number;
  /** The index of the only request to send. */
  only?: number;
  /** The time limit for sending. */
  milliseconds: number;
  /** Process ids of both programs, if they are known. A changed id means that the process died. */
  processes: () => Readonly<Partial<Record<Program, number>>>;
  progress?: (sent: number) => void;
};

export type Finding = { index: number; request: FuzzRequest; outcome: Outcome; bytes: Buffer };

export type Report = {
  seed: number;
  requests: number;
  sent: number;
  /** How often each program answered with which outcome. */
  counts: Record<Program, Record<string, number>>;
  findings: Finding[];
  /** Which program died, and between which requests. */
  deaths: { program: Program; from: number; to: number }[];
};

const batchSize = 250;
const parallelRequests = 12;
/** Requests come from this many loopback addresses, because rate limits count by address. */
const addresses = 200;
const restartMilliseconds = 60_000;
const pollMilliseconds = 100;
const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/;

/** @throws Error if the address isn't a loopback address. */
export function targetOf(url: string): Target {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || !loopback.test(hostname))
    throw new Error(
      `Fuzzing only works on a site on this machine, such as http://127.0.0.1:4321, not ${url}`,
    );
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 80) };
}

/** The process ids of both programs that run on a data folder. */
export function processesOf(folder: DataFolder): Partial<Record<Program, number>> {
  const running = programs.flatMap((program) => {
    const pid = readIdentity(join(folder.run, `${program}.json`))?.pid;
    return pid === undefined ? [] : [[program, pid] as const];
  });
  return Object.fromEntries(running);
}

/** Sends generated requests to a running site and collects the wrong responses. */
export async function fuzz(options: FuzzOptions, signal?: AbortSignal): Promise<Report> {
  const targets = { site: targetOf(options.site), cms: targetOf(options.cms) };
  const deadline = Date.now() + options.milliseconds;
  const all = generate(options.seed, options.requests).map((request, index) => ({
    request,
    index,
  }));
  const chosen = all.filter(({ index }) => options.only === undefined || index === options.only);
  const report: Report = {
    seed: options.seed,
    requests: options.requests,
    sent: 0,
    counts: { site: {}, cms: {} },
    findings: [],
    deaths: [],
  };
  let users = await createUsers(options);
  let lastProcesses = options.processes();

  for (let start = 0; start < chosen.length; start += batchSize) {
    signal?.throwIfAborted();
    if (Date.now() > deadline) break;
    const batch = chosen.slice(start, start + batchSize);
    await sendAll(batch, targets, users, report);
    await waitUntilListening(targets);
    const now = options.processes();
    for (const program of programs)
      if (now[program] !== lastProcesses[program])
        report.deaths.push({ program, from: start, to: start + batch.length - 1 });
    lastProcesses = now;
    options.progress?.(report.sent);
    if (!(await areLoggedIn(options, users))) users = await createUsers(options);
  }
  return report;
}

async function sendAll(
  batch: readonly { request: FuzzRequest; index: number }[],
  targets: Record<Program, Target>,
  users: Users,
  report: Report,
): Promise<void> {
  const waiting = batch.values();
  const sendNext = async () => {
    for (const { request, index } of waiting) {
      const { program, role, method } = request;
      const target = targets[program];
      const host = `${target.host}:${target.port}`;
      const { bytes, isComplete } = serialize(request, host, users.names, users.headers[role]);
      const outcome = await send(target, {
        bytes,
        isComplete,
        method,
        ...addressOf(index, target),
      });
      const counts = report.counts[program];
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      report.sent += 1;
      if (isFailure(outcome, isComplete)) report.findings.push({ index, request, outcome, bytes });
      if (outcome === 'refused') await waitUntilListening(targets);
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, sendNext));
}

function isFailure(outcome: Outcome, isComplete: boolean): boolean {
  if (typeof outcome === 'number') return outcome === 500 || Number.isNaN(outcome);
  return isComplete || outcome === 'refused';
}

/** Only Linux has all of 127.0.0.0/8 as loopback addresses. */
function addressOf(index: number, { host }: Target): { from?: string } {
  if (process.platform !== 'linux' || !host.startsWith('127.')) return {};
  return { from: `127.0.1.${1 + (index % addresses)}` };
}

/** Waits until both programs accept connections, because one that died is restarted. */
async function waitUntilListening(targets: Record<Program, Target>): Promise<void> {
  const deadline = Date.now() + restartMilliseconds;
  const health = Buffer.from('GET /health HTTP/1.0\r\n\r\n');
  for (const target of Object.values(targets))
    while ((await send(target, { bytes: health, isComplete: true, method: 'GET' })) === 'refused') {
      if (Date.now() > deadline)
        throw new Error(`Nothing is listening on port ${target.port} anymore`);
      await pause(pollMilliseconds);
    }
}
