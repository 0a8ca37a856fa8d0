import { $member } from '../../stores/member.ts';

/* Fills the bookmarks of what the member has saved, before islands are hydrated (islands/affirmation/SaveButton.tsx). */

function showHeld(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[id^=save-]')) {
    const icon = button.querySelector('use')?.href;
    const weight = $member.get()?.held.includes(Number(button.id.slice(5))) ? 'fill' : 'bold';
    if (icon) icon.baseVal = icon.baseVal.replace(/\w+$/, weight);
  }
}

$member.listen(showHeld);
document.addEventListener('astro:after-swap', showHeld);
