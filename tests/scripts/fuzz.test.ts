import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { parseResponse } from '../../scripts/fuzz/response.ts';
import { generate } from '../../scripts/fuzz/generate.ts';
import { describe as describeReport, hasFailed } from '../../scripts/fuzz/report.ts';
import { fuzz, targetOf } from '../../scripts/fuzz/run.ts';
import { parseArguments } from '../../scripts/fuzz/args.ts';

/** Fuzzes a test server that stands in for both programs. */
async function fuzzServer(listener: RequestListener, pids: number[] = []) {
  const server = createServer((request, response) => {
    // The fuzzer looks these up before it starts.
    if (/^\/api\/(?:affirmations|categories)$/.test(request.url ?? '') && !request.headers.origin)
      return void response.end('[{"id":1}]');
    return listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${port}`;
  return fuzz({
    site: url,
    cms: url,
    seed: 1,
    requests: 200,
    milliseconds: 60_000,
    processes: () => {
      const site = pids.shift();
      return site === undefined ? {} : { site };
    },
  });
}

const fine: RequestListener = (_, response) => void response.end('fine');

describe('fuzzing', () => {
  it('fuzzing generates the same requests from the same seed, and different ones from another seed', () => {
    expect(generate(7, 300)).toEqual(generate(7, 300));
    expect(generate(7, 300).slice(0, 50)).toEqual(generate(7, 50));
    expect(generate(8, 50)).not.toEqual(generate(7, 50));
  });

  it('the fuzzer reports nothing for a server that answers every request', async () => {
    const report = await fuzzServer(fine);
    expect(describeReport(report)).toMatch(/^Seed 1: 200 requests\n[^]*Nothing found$/);
    expect(hasFailed(report)).toBe(false);
  });

  it.each<[string, RequestListener]>([
    ['500', (_, response) => void response.writeHead(500).end()],
    ['closed', (request) => void request.socket.destroy()],
    [
      'cut',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('only a part', () => request.socket.destroy());
      },
    ],
  ])(
    'the fuzzer reports the outcome “%s” with the command that repeats the request',
    async (outcome, listener) => {
      const report = await fuzzServer(listener);
      expect(hasFailed(report)).toBe(true);
      expect(describeReport(report)).toMatch(
        new RegExp(
          `${outcome} from the \\w+, .*\\nnpm run fuzz -- --seed 1 --requests 200 --only \\d+\\n"`,
        ),
      );
    },
  );

  it('fuzzing reports a process that died, even if it was restarted', async () => {
    const report = await fuzzServer(fine, [1, 2]);
    expect(describeReport(report)).toContain(
      'The site crashed somewhere between requests 0 and 199.',
    );
  });

  it.each([
    'http://colibri.example',
    'http://192.168.0.1:4321',
    'https://127.0.0.1',
    'http://127.0.0.1.example',
  ])('refuses to fuzz %s, which is not an http address of this machine', (url) => {
    expect(() => targetOf(url)).toThrow('only works on a site on this machine');
  });
});

describe('arguments of npm run fuzz', () => {
  it('npm run fuzz reads the number of requests (by default 20,000), the seed and a single request from its arguments', () => {
    expect(parseArguments(['--requests', '2000', '--seed', '7', '--only', '3'])).toMatchObject({
      requests: 2000,
      seed: 7,
      only: 3,
    });
    expect(parseArguments([]).requests).toBe(20_000);
  });

  it.each([[['--requests', 'many']], [['--unknown']], [['--site', 'http://127.0.0.1:1']]])(
    'npm run fuzz rejects the arguments %j with its usage',
    (args) => {
      expect(() => parseArguments(args)).toThrow(/^Usage: npm run fuzz/);
    },
  );
});

describe('parseResponse', () => {
  const read = (text: string, isClosed = false, method = 'GET') =>
    parseResponse(Buffer.from(text), method, isClosed)?.status;

  it.each([
    [
      'by its length',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok',
    ],
    [
      'by its last chunk',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n',
    ],
    [
      'after a 100 Continue',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
      'HTTP/1.1 100 Continue\r\n\r\n',
    ],
  ])(
    'the fuzzer recognizes a complete HTTP response %s, and treats one that is cut off as incomplete',
    (_, whole, part) => {
      expect(read(whole)).toBeDefined();
      expect(read(part)).toBeUndefined();
      expect(read(part, true)).toBeUndefined();
    },
  );

  it('the fuzzer treats a response without a length as complete when the connection closes', () => {
    const answer = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
    expect([read(answer), read(answer, true)]).toEqual([undefined, 400]);
  });
});
