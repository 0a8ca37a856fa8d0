import type { CurrentUser } from '#contract/auth';

export type CurrentMember = Pick<NonNullable<CurrentUser>, 'id' | 'name' | 'role' | 'held'>;

/** Parsed by hand, because the contract's zod schema would be larger than all other scripts together. */
export function toMember(body: unknown): CurrentMember | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, name, role, held }: Partial<Record<keyof CurrentMember, unknown>> = body;
  const isMember =
    typeof id === 'number' && typeof name === 'string' && (role === 'parent' || role === 'teacher');
  return isMember ? { id, name, role, held: Array.isArray(held) ? held.map(Number) : [] } : null;
}
