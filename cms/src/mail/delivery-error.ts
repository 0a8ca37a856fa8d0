import { z } from 'zod';

/**
 * What caused the failure: the address (permanent), the email itself, or the transport (mail server and network,
 * which recover).
 */
export type Blame = 'address' | 'letter' | 'transport';

/** An email that was not sent. The message says why in the server's words, without any address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly blame: Blame;

  constructor(blame: Blame, reason: string) {
    super(withoutAddresses(reason));
    this.blame = blame;
  }
}

/** What nodemailer says of a failure. */
const failure = z.object({
  message: z.string(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

/** Any failure to send as a `DeliveryError`. */
export function toDeliveryError(error: unknown): DeliveryError {
  const read = failure.safeParse(error);
  const {
    message,
    command,
    response,
    responseCode = 0,
  }: z.output<typeof failure> = read.success ? read.data : { message: String(error) };
  const said = response ?? message;
  const isFinal = responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command ?? '');
  return new DeliveryError(isFinal && !blamesSender(said) ? 'address' : 'transport', said);
}

/**
 * Whether a refusal is about us, by its class (RFC 3463): system, protocol, contents or policy. It
 * would meet every subscriber alike, and must not cost all their addresses.
 */
function blamesSender(response: string): boolean {
  return /^\d{3}[ -]5\.[3567]\.\d/.test(response);
}

const longest = 200;

function withoutAddresses(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, '…');
  return line.slice(0, longest);
}
