import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { networkOf } from '#contract/network';
import { isAnnouncedTooLarge } from './body.ts';
import { commonHeaders } from './headers.ts';

/** Long enough for a slow phone, short enough that idle connections cannot pile up. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 10_000,
};
/** A connection on which nothing moves is closed, whoever has stopped reading or sending. */
const silentMilliseconds = 60_000;
/** How long an answer may take to be read, however it trickles: a slow phone reads 20 kB a second. */
const readingLimits = { milliseconds: 60_000, bytesPerSecond: 20_000 };
const mostConnections = 5000;
/** Of one network; a school behind one address stays far below. Proxies of the operator's hold everybody's. */
const mostOfNetwork = 500;

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A server that no client can occupy for long, with a listener to every event that could end the process. */
export function createSiteServer(
  listener: RequestListener,
  siteUrl: string,
  proxies: number,
  reading = readingLimits,
): Server {
  const answer: RequestListener = (request, response) => {
    limitReading(request, response, reading);
    listener(request, response);
  };
  // The listener refuses a request without a host itself, with the headers of every answer.
  const server = createServer({ ...limits, requireHostHeader: false }, answer);
  server.setTimeout(silentMilliseconds);
  server.maxConnections = mostConnections;
  if (proxies === 0) limitPerNetwork(server);
  server.on('checkContinue', (request, response) => {
    // Whoever asks first is not told to send what would be thrown away.
    if (!isAnnouncedTooLarge(request)) response.writeContinue();
    answer(request, response);
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
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
    const head = [`HTTP/1.1 ${status}`, ...headers, 'connection: close', 'content-length: 0'];
    return socket.end(`${head.join('\r\n')}\r\n\r\n`);
  });
  return server;
}

/** Closes a connection whose answer is not read within the time that its length allows. */
function limitReading(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { milliseconds, bytesPerSecond }: typeof readingLimits,
): void {
  // Emitted when the whole answer is on its way: what the client's system has room for has left already.
  response.once('prefinish', () => {
    if (response.writableLength === 0) return;
    const allowed = milliseconds + (response.writableLength / bytesPerSecond) * 1000;
    const deadline = setTimeout(() => socket.destroy(), allowed).unref();
    response.once('close', () => clearTimeout(deadline));
  });
}

/** Closes connections of a network that holds too many: idle ones would take everybody's places. */
function limitPerNetwork(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const count = open.get(network) ?? 0;
    if (count >= mostOfNetwork) return socket.destroy();
    open.set(network, count + 1);
    return socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
