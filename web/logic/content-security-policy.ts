/** Adds an origin to `connect-src` of a Content Security Policy. */
export function allowConnectSrc(policy: string, address: string): string {
  return policy.replace(/(^|;\s*)connect-src [^;]*/, `$& ${new URL(address).origin}`);
}

/** Lets other sites show the page in a frame. */
export function allowFrameAncestors(policy: string): string {
  return policy.replace(/(^|;\s*)frame-ancestors [^;]*/, '$1frame-ancestors http: https:');
}

/** Leaves out hashes, such as those of scripts that the site doesn't have. */
export function removeHashes(policy: string, hashes: readonly string[]): string {
  return hashes.reduce((rest, hash) => rest.replace(` '${hash}'`, ''), policy);
}
