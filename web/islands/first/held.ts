import { $member } from '../../stores/member.ts';

/* Shows what the member has saved, before islands are hydrated (islands/affirmation/SaveButton.tsx, behavior K3). */

function showHeld(): void {
  for (const button of document.querySelectorAll('button[id^=save-]')) {
    const isHeld = $member.get()?.held.includes(Number(button.id.slice(5)));
    for (const icon of button.querySelectorAll('use'))
      icon.href.baseVal = icon.href.baseVal.replace(/\w+$/, isHeld ? 'fill' : 'bold');
    for (const [index, name] of button.querySelectorAll<HTMLElement>('span span').entries())
      name.hidden = index === Number(!isHeld);
  }
}

$member.listen(showHeld);
document.addEventListener('astro:after-swap', showHeld);
