/**
 * The network by which limits and queues count callers: the first three groups of an IPv6 address, the largest network
 * that providers assign to one customer, who can choose any address in it; or the IPv4 address, also if mapped to IPv6.
 * Some proxies write addresses with ports: `192.0.2.1:4711` or `[2001:db8::1]:4711`.
 */
export function networkOf(addressAndPort: string): string {
  const address = addressAndPort.replace(/^\[([^\]]*)\].*$|^([\d.]+):\d+$/, '$1$2');
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 3).join(':');
}

interface Request {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The address of a caller: the connection's, or the one that the outermost trusted proxy saw. Entries further left in
 * X-Forwarded-For can be forged by the caller and are ignored.
 */
export function callerAddress({ headers, socket }: Request, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const entries = forwarded.split(',').map((address) => address.trim());
  // A reset connection has no address, and must not be replaced by an entry from the caller's header.
  const seen = [...entries.filter(Boolean), socket.remoteAddress ?? 'unknown'];
  return seen.at(-1 - proxies) ?? seen[0] ?? 'unknown';
}

interface Connection {
  remoteAddress?: string | undefined;
  destroy: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}
interface Server {
  on: (event: 'connection', listener: (connection: Connection) => void) => unknown;
}

/** Closes new connections from a network that has too many, so that it can't block everyone else. */
export function limitConnectionsPerNetwork(server: Server, limit: number): void {
  const open = new Map<string, number>();
  server.on('connection', (connection) => {
    const network = networkOf(connection.remoteAddress ?? 'unknown');
    const count = open.get(network) ?? 0;
    if (count >= limit) return void connection.destroy();
    open.set(network, count + 1);
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
