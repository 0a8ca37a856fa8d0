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
  const isFinal = responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command ?? '');
  return new DeliveryError(
    isFinal && !rejectsSender(serverMessage) ? 'address' : 'transport',
    serverMessage,
  );
}

/**
 * Whether the mail server rejects us rather than the address, by its status code (RFC 3463): system, protocol, content or
 * policy. Such an error affects every subscriber and must not suspend all their addresses.
 */
function rejectsSender(response: string): boolean {
  return /^\d{3}[ -]5\.[3567]\.\d/.test(response);
}

const longest = 200;
/** The lookbehind lets a match begin only where a word does; otherwise a long response would take seconds. */
const address = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

function withoutAddresses(text: string): string {
  return text.replace(/\s+/g, ' ').replace(address, '…').slice(0, longest);
}
