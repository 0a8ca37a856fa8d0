import { $member, askWhoIsThere } from '../../stores/auth.ts';

/** Links for members and links for visitors (SPEC §2): the ones that do not fit are hidden. */
function fit(): void {
  const audience = $member.get() ? 'member' : 'visitor';
  for (const link of document.querySelectorAll<HTMLElement>('[data-audience]'))
    link.hidden = link.dataset['audience'] !== audience;
}

$member.listen(fit);
document.addEventListener('astro:after-swap', fit);
void askWhoIsThere();
