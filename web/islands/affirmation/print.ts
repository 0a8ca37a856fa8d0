import { affirmationAddress } from '../../logic/share.ts';
import { showToast } from '../../stores/toast.ts';
import { cardAround, idAt, showsBoth } from './card.ts';

const look = 'popup,width=760,height=860';

// In the click itself, or a browser takes the window for an unwanted one.
document.addEventListener('click', (event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest('[data-print]');
  const card = button && cardAround(button);
  if (!card || event.metaKey || event.ctrlKey || event.shiftKey) return;
  // Without scripts a link leads there by itself, to a window that nobody closes.
  event.preventDefault();
  const language = document.documentElement.lang;
  const address = affirmationAddress(idAt(card), { language, both: showsBoth(card) }, '/print');
  showToast('printing');
  if (!window.open(address, '_blank', look))
    void import('../print/in-page.ts').then(({ printInPage }) => printInPage(address));
});
