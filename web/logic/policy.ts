/** The policy on content with one more origin that the page may send to. */
export function allowSending(policy: string, address: string): string {
  return policy.replace(/(^|;\s*)connect-src [^;]*/, `$& ${new URL(address).origin}`);
}
