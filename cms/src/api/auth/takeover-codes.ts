import { timingSafeEqual } from 'node:crypto';
import { sign, signatureBytes } from '../../core/sign.ts';

const validMilliseconds = 3600 * 1000;

/**
 * A code with which the owner of an inbox takes over the account that has its address, as long as nobody has confirmed
 * it. It names the address, not the account, and nothing is stored: whoever registered somebody else's address can't end
 * it by changing the password, or by deleting the account and registering again.
 */
export function takeoverCode(email: string): string {
  const content = `${Date.now() + validMilliseconds} ${email}`;
  return Buffer.concat([sign('takeover', content), Buffer.from(content)]).toString('base64url');
}

/** The address that a code was sent to; undefined if it is another kind of code, forged or expired. */
export function addressIn(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64url');
  const signature = bytes.subarray(0, signatureBytes);
  const content = bytes.subarray(signatureBytes).toString();
  const expected = sign('takeover', content);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return undefined;
  const [expires, email] = content.split(' ');
  return Number(expires) > Date.now() ? email : undefined;
}
