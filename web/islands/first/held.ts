import { $member } from '../../stores/member.ts';

/* Fills the bookmarks of what the member has saved, before islands are hydrated (islands/affirmation/SaveButton.tsx). */

function showHeld(): void {
  for (const icon of document.querySelectorAll<SVGUseElement>('button[id^=save-] use')) {
    const id = Number(icon.closest('button')?.id.slice(5));
    const weight = $member.get()?.held.includes(id) ? 'fill' : 'bold';
    icon.href.baseVal = icon.href.baseVal.replace(/\w+$/, weight);
  }
}

$member.listen(showHeld);
document.addEventListener('astro:after-swap', showHeld);
