/**
 * The network by which limits and queues count callers: the first three groups of an IPv6 address, the largest network
 * that providers assign to one customer, who can choose any address in it; or the IPv4 address, also if mapped to IPv6.
 * Proxies spell an address differently, some with its port: `192.0.2.1:4711` or `[2001:db8::1]:4711`.
 */
export function networkOf(addressAndPort: string): string {
  const address = addressAndPort
    .replace(/^\[([^\]]*)\].*$|^([\d.]+):\d+$/, '$1$2')
    // The server’s own interface, as in `fe80::1%eth0`.
    .replace(/%.*$/, '');
  // In a URL, each address has one spelling.
  const ipv6 = address.includes(':') ? address : `::ffff:${address}`;
  const host = URL.parse(`http://[${ipv6}]`)?.hostname.slice(1, -1) ?? address;
  if (host.startsWith('::ffff:') || !host.includes(':')) return host;
  const [front = ''] = host.split('::');
  return [...front.split(':'), '0', '0'].slice(0, 3).join(':');
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

/**
 * Closes new connections of a network that has too many. If all networks together have too many, closes the oldest of the
 * one that has the most, so that a few networks can't keep everyone else out.
 */
export function limitConnections(
  server: Server,
  limits: { perNetwork: number; all: number },
): void {
  const byNetwork = new Map<string, Set<Connection>>();
  const drop = (network: string, connection: Connection) => {
    const open = byNetwork.get(network);
    if (!open?.delete(connection)) return;
    count -= 1;
    if (open.size === 0) byNetwork.delete(network);
  };
  let count = 0;
  server.on('connection', (connection) => {
    const network = networkOf(connection.remoteAddress ?? 'unknown');
    const open = byNetwork.get(network) ?? new Set();
    if (open.size >= limits.perNetwork) return void connection.destroy();
    byNetwork.set(network, open.add(connection));
    count += 1;
    connection.once('close', () => drop(network, connection));
    if (count <= limits.all) return;
    const [largest, [oldest] = []] = [...byNetwork].reduce((most, each) =>
      each[1].size > most[1].size ? each : most,
    );
    if (!oldest) return;
    drop(largest, oldest);
    oldest.destroy();
  });
}
