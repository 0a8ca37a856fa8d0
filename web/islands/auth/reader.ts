import { $member } from '../../stores/member.ts';

/** Whose page this is (layouts/Member.astro), by their id; not a number where it is everybody's. */
export const readerHere = () =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="reader"]')?.content);

/** Whether somebody else than its reader has logged in since this page came. */
export function isOthers(): boolean {
  const reader = readerHere();
  const member = $member.get();
  return Boolean(reader && member) && member?.id !== reader;
}
