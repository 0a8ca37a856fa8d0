import { z } from 'zod';

/**
 * What caused the failure: the address (permanent), the email itself, or the transport (the mail server or network,
 * which can recover).
 */
export type DeliveryErrorKind = 'address' | 'letter' | 'transport';

/** An email could not be sent. The message is the mail server's, without email addresses. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: DeliveryErrorKind;

  constructor(kind: DeliveryErrorKind, reason: string) {
    super(withoutAddresses(reason));
    this.kind = kind;
  }
}

/** The fields of nodemailer's errors. */
const failure = z.object({
  message: z.string(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

/** Converts any error of nodemailer. */
export function toDeliveryError(error: unknown): DeliveryError {
  const read = failure.safeParse(error);
  const {
    message,
    command,
    response,
    responseCode = 0,
  }: z.output<typeof failure> = read.success ? read.data : { message: String(error) };
  const serverMessage = response ?? message;
  const isAddress = rejectsAddress(serverMessage, responseCode, command);
  return new DeliveryError(isAddress ? 'address' : 'transport', serverMessage);
}

/**
 * Whether the mail server says that the address doesn’t exist or is disabled: by its status code (RFC 3463), or without
 * one by rejecting the recipient as unknown. Any other error, such as a quota or a filter, can affect every subscriber
 * and must not suspend all their addresses.
 */
function rejectsAddress(response: string, code: number, command: string | undefined): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  if (status) return /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(status);
  return command === 'RCPT TO' && [550, 551, 553].includes(code);
}

const longest = 200;
/** The lookbehind lets a match begin only where a word does; otherwise a long response would take seconds. */
const address = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

function withoutAddresses(text: string): string {
  return text.replace(/\s+/g, ' ').replace(address, '…').slice(0, longest);
}
