/**
 * The network of a caller, by which limits count: the first four groups of an IPv6 address, for a household has
 * a whole network to choose its addresses from; an IPv4 address as it is, in IPv6's clothes too.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
