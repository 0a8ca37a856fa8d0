import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

const checkMilliseconds = 200;

/**
 * A reverse proxy that asks its servers twice or more a second whether they are ready. Like nginx, it tries another
 * server only if it couldn't connect to the first, because the first could have carried out the request.
 */
export async function startLoadBalancer(readyPath: string) {
  const servers: { url: string; isReady: boolean }[] = [];
  let turn = 0;

  const check = async (server: (typeof servers)[number]) => {
    server.isReady = await fetch(server.url + readyPath).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const timer = setInterval(
    () => servers.forEach((server) => void check(server)),
    checkMilliseconds,
  );

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer): void {
    const ready = servers.filter(({ isReady }) => isReady);
    const server = ready[(turn += 1) % ready.length];
    if (!server) return void to.writeHead(502).end('no server is ready');
    const { method, headers, url = '/' } = from;
    const call = request(server.url + url, { method, headers, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      server.isReady = false;
      if (error.code === 'ECONNREFUSED') pass(from, to, body);
      else to.writeHead(502).end(String(error));
    });
    call.end(body);
  }

  const proxy = createServer(async (from, to) => {
    const parts: Uint8Array[] = [];
    for await (const part of from) parts.push(part);
    pass(from, to, Buffer.concat(parts));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Adds a server, and resolves when it is ready. */
    async add(url: string) {
      const server = { url, isReady: false };
      servers.push(server);
      while (!server.isReady) await check(server);
    },
    remove: (url: string) => {
      const index = servers.findIndex((server) => server.url === url);
      if (index >= 0) servers.splice(index, 1);
    },
    close: () => {
      clearInterval(timer);
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
