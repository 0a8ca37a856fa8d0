/** The policy on content with one more origin that the page may send to. */
export function allowSending(policy: string, address: string): string {
  return policy.replace(/(^|;\s*)connect-src [^;]*/, `$& ${new URL(address).origin}`);
}

/** The policy on content of a page that another site's page may show in a frame. */
export function allowFraming(policy: string): string {
  return policy.replace(/(^|;\s*)frame-ancestors [^;]*/, '$1frame-ancestors http: https:');
}
