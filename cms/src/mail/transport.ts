import { fileTransport } from './file-transport.ts';

/** Can be overridden by parameters of SMTP_URL: `smtp://host?maxConnections=2`. Times in milliseconds. */
const defaults = {
  pool: 'true',
  maxConnections: '5',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
  // The pool must not retry by itself, because the job queue retries and counts attempts.
  maxRequeues: '0',
};

/** The nodemailer transport: the mail server, or else files in a folder. Throws for an invalid URL. */
export function emailTransport(smtpUrl: string, folder: string): object {
  if (!smtpUrl) return fileTransport(folder);
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return { url: url.href };
}
