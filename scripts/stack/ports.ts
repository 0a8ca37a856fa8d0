import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '../terminal/errors.ts';

/**
 * @param setting The name of the setting that gives the port, for the message.
 * @throws OperatorError if the port is taken or not allowed.
 */
export async function requireFreePort(setting: string, port: number, host: string): Promise<void> {
  // Browsers try both loopback addresses for “localhost”, so no other program may listen on either.
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await listen(port, address).then(() => undefined, codeOf);
    if (code === 'EADDRINUSE')
      throw new OperatorError(
        `Port ${port} is in use by another program: stop that program, or choose another port, such as ${setting}=${port < 65_000 ? port + 100 : port - 100}.`,
      );
    if (code === 'EACCES')
      throw new OperatorError(
        `This user can’t open port ${port}: set ${setting} to a port from 1024 to 65535.`,
      );
    if (code && address === host)
      throw new OperatorError(
        `HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1; “${host}” isn’t one (${code}).`,
      );
  }
}

/** Finds a free port on the loopback address. */
export const freePort = (): Promise<number> => listen(0, '127.0.0.1');

/** The host to connect to on this machine for a server that listens on HOST. */
export function reachableHost(host: string): string {
  if (['0.0.0.0', '::', '*'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Listens for a moment. Resolves to the port; 0 means any. */
async function listen(port: number, host: string): Promise<number> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;
