const weights = ['thin', 'light', 'regular', 'bold', 'fill', 'duotone'];
const fallback = 'star-fill';

/**
 * Names of Phosphor icons to try for a class name such as `ph-heart` or `ph-bold ph-heart`, best first. Without a weight
 * the filled shape is preferred, because it fits the site's cut-paper style.
 */
export function iconCandidates(className: string): string[] {
  const parts = className
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(/^ph-/, ''));
  const name = parts.find((part) => part !== '' && part !== 'ph' && !weights.includes(part));
  if (!name) return [fallback];
  const weight = parts.find((part) => weights.includes(part)) ?? 'fill';
  return [`${name}-${weight}`, name, fallback];
}
