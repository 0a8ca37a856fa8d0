import { fitOf } from '../../logic/fit.ts';
import type { Drawn } from '../../logic/machine.ts';
import { piecesOf, type Piece } from '../../logic/words.ts';
import { $machine, draw, showAgain, type Machine } from '../../stores/machine.ts';
import { $saved, save } from '../../stores/saved.ts';
import { showToast } from '../../stores/toast.ts';
import { stop as stopReading } from '../affirmation/read-aloud.ts';
import { language, part } from './parts.ts';
import { openSaved, removeSaved } from './saved.ts';

/** Where the machine stood when it last started: on the same page it goes on, on another it draws afresh. */
let place = '';

/** Starts the machine on this page: draws, or shows the same again where only the language has changed. */
export function start(): void {
  const before = place;
  place = location.pathname;
  render($machine.get());
  count();
  void (before === place ? showAgain(language()) : draw(language()));
}

function render(machine: Machine): void {
  const box = document.querySelector<HTMLElement>('[data-machine]');
  if (!box) return;
  box.dataset['state'] = machine.state;
  const saving = part('save');
  if (saving instanceof HTMLButtonElement) saving.disabled = machine.state !== 'shown';
  if (part('reader')?.hasAttribute('data-reading')) stopReading();
  if (machine.state === 'shown') write(machine.drawn);
}

function write({ text, description, lang }: Drawn): void {
  const words = { text, description };
  for (const [name, value] of Object.entries(words)) {
    const line = part(name);
    if (!line) continue;
    line.replaceChildren(...piecesOf(value).map(toNode));
    line.lang = lang;
  }
  part('reader')?.setAttribute('data-read-aloud', lang);
  const card = part('card');
  if (card) card.dataset['fit'] = fitOf(text);
}

/** As components/site/Words.astro writes it. */
function toNode({ text, isTied }: Piece): Node | string {
  if (!isTied) return text;
  const piece = document.createElement('span');
  piece.className = 'whitespace-nowrap';
  piece.textContent = text;
  return piece;
}

function count(): void {
  const number = part('count');
  if (number) number.textContent = String($saved.get().length);
}

function saveShown(): void {
  const machine = $machine.get();
  if (machine.state !== 'shown') return;
  showToast(save(machine.drawn.id) ? 'affirmationSaved' : 'affirmationAlreadySaved');
}

$machine.listen(render);
$saved.listen(count);
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-machine-do]');
  const action = button?.dataset['machineDo'];
  if (action === 'draw') void draw(language());
  if (action === 'save') saveShown();
  if (action === 'open') void openSaved();
  if (action === 'remove' && button) removeSaved(button);
});
