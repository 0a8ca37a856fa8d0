import { affirmationAddress, shareText } from '../../logic/share.ts';
import { share } from '../share/share.ts';
import { cardAround, idAt, showsBoth, versionsOn } from './card.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-share]');
  const card = button && cardAround(button);
  if (!card) return;
  const language = document.documentElement.lang;
  const address = affirmationAddress(idAt(card), { language, both: showsBoth(card) });
  void share({ text: shareText(versionsOn(card)), url: new URL(address, location.href).href });
});
