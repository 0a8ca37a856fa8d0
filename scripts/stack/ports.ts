import { createServer } from 'node:net';
import { Trouble } from '../terminal/trouble.ts';

/**
 * Makes sure that a port can be had. In: the setting that names it, the port and the address to
 * listen on. Raises Trouble where another program has it, or this one may not.
 */
export async function demandPort(setting: string, port: number, host: string): Promise<void> {
  // Browsers try both loopback addresses for “localhost”: nobody else may answer on either.
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await listen(port, address);
    if (code === 'EADDRINUSE')
      throw new Trouble(
        `Port ${port} is used by another program: stop that program, or choose another port, such as ${setting}=${port < 65_000 ? port + 100 : port - 100}.`,
      );
    if (code === 'EACCES')
      throw new Trouble(
        `This user can’t open port ${port}: set ${setting} to a port from 1024 to 65535.`,
      );
    if (code && address === host)
      throw new Trouble(
        `HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1; “${host}” isn’t one (${code}).`,
      );
  }
}

/** A port that is free on this machine's loopback address. In: nothing. Raises where there is none. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => (port ? resolve(port) : reject(new Error('No port is free'))));
    });
  });
}

/** Where to reach on this machine what listens on an address. In: that address, as HOST gives it. */
export function reachable(host: string): string {
  if (['0.0.0.0', '::', '*'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Tries to listen: the error's code, or undefined where it went well. */
function listen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
