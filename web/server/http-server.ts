import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections } from '#contract/network';
import { guardConnections } from '#contract/guard-connections';
import { countConnections } from '#contract/turn';
import { limitReadTime, type ReadLimits } from '#contract/unsent-bytes';
import { isDeclaredTooLarge } from './request-body.ts';
import { commonHeaders } from './headers.ts';

/** Long enough for a slow phone, but short enough that idle connections can't accumulate. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 10_000,
};
/** Fewer bytes than the CMS accepts (16 kB), which gets the browser's cookies with our own headers. */
const maxHeaderSize = 12 * 1024;
/** A connection without any traffic is closed after this time. */
const idleMilliseconds = 60_000;
const maxConnections = 5000;
/** Far more than a school behind one IP address needs. */
const maxConnectionsPerNetwork = 500;

const statusByErrorCode: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** An HTTP server with limits for slow clients, and listeners for all events that would otherwise crash the process. */
export function createSiteServer(
  listener: RequestListener,
  siteUrl: string,
  proxies: number,
  readLimits?: ReadLimits,
): Server {
  const handleRequest: RequestListener = (request, response) => {
    limitReadTime(request.socket, response, readLimits);
    listener(request, response);
  };
  // The request handler rejects requests without a Host header itself, because Node would not send our common headers.
  const server = createServer(
    { ...limits, maxHeaderSize, requireHostHeader: false },
    handleRequest,
  );
  guardConnections(server, commonHeaders(siteUrl));
  countConnections(server);
  server.setTimeout(idleMilliseconds);
  // A reverse proxy holds everyone's connections.
  if (proxies > 0) server.maxConnections = maxConnections;
  else limitConnections(server, { perNetwork: maxConnectionsPerNetwork, all: maxConnections });
  server.on('checkContinue', (request, response) => {
    // Without 100 Continue, the client doesn't send a body that would be discarded.
    if (!isDeclaredTooLarge(request)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_request, response) => {
    for (const [name, value] of Object.entries(commonHeaders(siteUrl)))
      response.setHeader(name, value);
    response.writeHead(417).end();
  });
  const headers = Object.entries(commonHeaders(siteUrl)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = statusByErrorCode[error.code ?? ''] ?? '400 Bad Request';
    const head = [`HTTP/1.1 ${status}`, ...headers, 'connection: close', 'content-length: 0'];
    return socket.end(`${head.join('\r\n')}\r\n\r\n`);
  });
  return server;
}
