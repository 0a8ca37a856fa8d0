import type { Version } from '../../logic/share.ts';

/** The card or sheet that an element stands in. */
export function cardAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-affirmation]');
}

/** The id of the affirmation that an element stands with; 0 where there is none. */
export function idAt(element: Element): number {
  return Number(cardAround(element)?.dataset['affirmation'] ?? 0);
}

/** Where a card's affirmation shows two languages, as the page's address says it. */
export function showsBoth(card: HTMLElement): boolean {
  return card.hasAttribute('data-both');
}

/** What a card says, once in each language that it shows. */
export function versionsOn(card: Element): Version[] {
  const descriptions = [...card.querySelectorAll('[data-description]')].map(writtenIn);
  return [...card.querySelectorAll('[data-text]')].map((text, at) => ({
    text: writtenIn(text),
    description: descriptions[at] ?? '',
  }));
}

/** What is written in an element, or typed into it. */
export function writtenIn(element: Element): string {
  const words = element instanceof HTMLTextAreaElement ? element.value : element.textContent;
  return words?.trim() ?? '';
}
