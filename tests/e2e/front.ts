import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/stack/ports.ts';

/** Headers of the answer that `fetch` has applied already. */
const applied = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/**
 * A server in front of the site, for one test: it can stop, pass requests on to another site, and change what is sent.
 * Browsers keep what they have stored for its address.
 */
export async function frontOf(site: string) {
  const port = await freePort();
  const front = {
    url: `http://127.0.0.1:${port}`,
    site,
    change: (text: string) => text,
    stop,
    start,
  };
  let server = createServer();

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      const { cookie = '', accept = '*/*' } = request.headers;
      void fetch(front.site + request.url, { headers: { cookie, accept }, redirect: 'manual' })
        .then(async (answer) => {
          const isText = /^text|json/.test(answer.headers.get('content-type') ?? '');
          const body = isText
            ? front.change(await answer.text())
            : Buffer.from(await answer.arrayBuffer());
          const headers = [...answer.headers].filter(([name]) => !applied.includes(name));
          response.writeHead(answer.status, headers.flat()).end(body);
        })
        .catch(() => response.destroy());
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
