import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/stack/ports.ts';

/** Headers of the answer that `fetch` has applied already. */
const applied = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/**
 * A server in front of the site, for one test: it can stop or hang, pass requests on to another site, and change what
 * is sent.
 * Browsers keep what they have stored for its address.
 */
export async function frontOf(site: string) {
  const port = await freePort();
  const unanswered: string[] = [];
  const front = {
    url: `http://127.0.0.1:${port}`,
    site,
    change: (text: string) => text,
    /** Whether requests stay without an answer, as on a network that is too weak. */
    hangs: false,
    /** The paths of the requests that stayed without an answer. */
    unanswered,
    stop,
    start,
  };
  let server = createServer();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (front.hangs) return void unanswered.push(request.url ?? '');
    const { cookie = '', accept = '*/*' } = request.headers;
    const headers = { cookie, accept };
    const sent = await fetch(front.site + request.url, { headers, redirect: 'manual' });
    const isText = /^text|json/.test(sent.headers.get('content-type') ?? '');
    const body = isText ? front.change(await sent.text()) : Buffer.from(await sent.arrayBuffer());
    const kept = [...sent.headers].filter(([name]) => !applied.includes(name));
    response.writeHead(sent.status, kept.flat()).end(body);
  }
  async function start(): Promise<void> {
    server = createServer((request, response) => {
      void answer(request, response).catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  await start();
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return front;
}
