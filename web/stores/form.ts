import { map } from 'nanostores';
import { CallFailure } from '../api/client.ts';
import type { Problems, Refusal } from '../logic/form.ts';

/** Where a form stands. It holds codes and no words, so that a change of language changes them. */
export interface FormState {
  isPending: boolean;
  /** What this browser finds wrong. */
  problems: Problems;
  /** What the server found wrong. */
  refused: Problems;
  refusal?: Refusal | undefined;
}

export const untouched: FormState = { isPending: false, problems: {}, refused: {} };

/** The forms that were sent or looked at, by name. */
export const $forms = map<Record<string, FormState | undefined>>({});

/** A form in which something is wrong before it is sent. */
export function markWrong(name: string, problems: Problems): void {
  $forms.setKey(name, { ...untouched, problems });
}

/** Whoever leaves the page of a form begins anew. */
export function forgetForms(): void {
  $forms.set({});
}

/** Sends a form once. Out: the answer, or undefined where it was refused; why stands in `$forms`. */
export async function sendForm(
  name: string,
  send: () => Promise<unknown>,
): Promise<{ answer: unknown } | undefined> {
  $forms.setKey(name, { ...untouched, isPending: true });
  try {
    const answer = await send();
    $forms.setKey(name, undefined);
    return { answer };
  } catch (error) {
    const said = error instanceof CallFailure ? error.refusal : undefined;
    $forms.setKey(name, {
      ...untouched,
      refused: said?.fields ?? {},
      refusal: refusalOf(error),
    });
    return undefined;
  }
}

/** Why a call was refused, as far as can be said. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallFailure)) return { code: 'unavailable' };
  const { refusal, retryAfter } = error;
  return { code: refusal?.code ?? 'failed', message: refusal?.message, wait: retryAfter };
}
