import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/stack/ports.ts';

/** How the mail server treats an address. */
export type MailBehavior = 'takes' | 'stalls' | 'drops' | { refuses: number; says: string };

/** A real mail server on a socket. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Every email that was taken, in order. */
  letters: { to: string; at: number; raw: Buffer }[];
  /** How often somebody tried to send to an address. */
  attempts: Map<string, number>;
  /** How it treats an address from now on. */
  setBehavior: (address: string, manner: MailBehavior) => void;
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Starts a mail server that accepts all emails until `setBehavior` is called. */
export async function startMailServer(parameters = ''): Promise<MailServer> {
  const port = await freePort();
  const manners = new Map<string, MailBehavior>();
  const attempts = new Map<string, number>();
  const letters: MailServer['letters'] = [];
  const sockets = new Map<number | undefined, Socket>();
  const behaviorOf = (address: string) => manners.get(address) ?? 'takes';

  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      hideSMTPUTF8: false,
      onRcptTo({ address }, _session, done) {
        attempts.set(address, (attempts.get(address) ?? 0) + 1);
        const manner = behaviorOf(address);
        if (manner === 'stalls') return;
        if (typeof manner === 'object')
          return done(Object.assign(new Error(manner.says), { responseCode: manner.refuses }));
        return done();
      },
      onData(stream, session, done) {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (behaviorOf(to) === 'drops') {
          // Breaks off in the middle of the email, like a machine that goes down.
          stream.once('data', () => sockets.get(session.remotePort)?.destroy());
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          letters.push({ to, at: Date.now(), raw: Buffer.concat(chunks) });
          done();
        });
      },
    });

  let server = make();
  const open = async () => {
    server = make();
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  };
  await open();
  return {
    url: `smtp://127.0.0.1:${port}${parameters}`,
    letters,
    attempts,
    setBehavior: (address, manner) => void manners.set(address, manner),
    open,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An email as a mail program parses it. */
export function readLetter(letter: { raw: Buffer } | undefined): Promise<Email> {
  if (!letter) throw new Error('no letter');
  return PostalMime.parse(letter.raw);
}
