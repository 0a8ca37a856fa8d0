import { useStore } from '@nanostores/react';
import { navigate } from 'astro:transitions/client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react';
import { CallFailure } from '../../api/client.ts';
import {
  problemsIn,
  type Problem,
  type Problems,
  type Refusal,
  type Rules,
  type Sent,
  type Values,
} from '../../logic/form.ts';
import { dropDraft, keepDraft, readDraft } from '../../stores/draft.ts';
import {
  $hasOwnerLeft,
  $unsavedForms,
  isOwnerHere,
  refreshSession,
  setUnsaved,
} from '../../stores/member.ts';
import { clearPasswords, draftOf, hasChanges, restoreDraft, valuesOf } from './controls.ts';

interface Options<Answer> {
  /** One of its kind on a page. */
  name: string;
  rules: Rules;
  /** The call that the form makes. Throws `CallFailure`. */
  send: (values: Values) => Promise<Answer>;
  /** Returns the path to go on to, where there is one. */
  onSuccess: (answer: Answer, values: Values) => string | void;
  onFailure?: (error: unknown) => void;
  /** How it came back from the server, without JavaScript. */
  sent?: Sent | undefined;
  /** The member whose page it is on: what they type outlives their session, for them alone. */
  ownerId?: number | undefined;
}

/** Codes only: the sentences follow the language of the page. */
interface State {
  isPending: boolean;
  /** What this browser finds wrong with each field. */
  problems: Problems;
  /** What the server found wrong with each field. */
  refused: Problems;
  refusal?: Refusal | undefined;
}

const untouched: State = { isPending: false, problems: {}, refused: {} };
const sessionEnded: State = { ...untouched, refusal: { code: 'unauthorized' } };

export interface Form {
  name: string;
  isPending: boolean;
  /** How often it was submitted. */
  submits: number;
  refusal: Refusal | undefined;
  problemOf: (field: string) => Problem | undefined;
  /** What was typed into a field, where the form came back without JavaScript. */
  valueOf: (field: string) => string | undefined;
  /** To be spread on the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
  };
}

/**
 * A form with uncontrolled fields, which keep what is typed before they wake: it checks them on submit and from
 * then on at every change (behavior M2), sends itself once, and moves the focus to the first field that is wrong.
 */
export function useForm<Answer>(options: Options<Answer>): Form {
  const { name, rules, ownerId } = options;
  const sent = options.sent?.form === name ? options.sent : undefined;
  const ref = useRef<HTMLFormElement>(null);
  // State is stale for several submits in one task.
  const isSending = useRef(false);
  const wasSubmitted = useRef(sent !== undefined);
  const [submits, setSubmits] = useState(0);
  const [state, setState] = useState<State>(() =>
    sent ? { ...untouched, refused: sent.problems, refusal: sent.refusal } : untouched,
  );
  const moveFocus = useFocusAfterAnswer(ref);
  const hasOwnerLeft = useStore($hasOwnerLeft, { ssr: 'initial' });

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Without JavaScript the browser's own messages are better than none.
    form.noValidate = true;
    if (ownerId !== undefined) {
      restoreDraft(form, readDraft(ownerId, name));
      dropDraft(ownerId, name);
    }
    // Its page stays for as long as something is typed here that nobody has saved: before it woke, too.
    setUnsaved(name, hasChanges(form));
    return () => setUnsaved(name, false);
  }, [name, ownerId]);

  useEffect(() => {
    const isTold = state.refusal?.code === 'unauthorized';
    if (hasOwnerLeft && !isTold && $unsavedForms.get().includes(name) && !isSending.current)
      tellSessionEnded();
  });

  function tellSessionEnded() {
    setState(sessionEnded);
    if (ownerId !== undefined && ref.current) keepDraft(ownerId, name, draftOf(ref.current));
  }

  async function submit(form: HTMLFormElement) {
    // What one member typed is not done to another who has logged in since.
    if (!isOwnerHere(ownerId)) await refreshSession();
    if (!isOwnerHere(ownerId)) return tellSessionEnded();
    const values = valuesOf(form);
    wasSubmitted.current = true;
    const problems = problemsIn(rules, values);
    if (Object.keys(problems).length > 0) {
      setState({ ...untouched, problems });
      return moveFocus();
    }
    setState({ ...untouched, isPending: true });
    let answer: Answer;
    try {
      answer = await options.send(values);
    } catch (error) {
      const next = refusedBy(error);
      if (next.refusal?.code === 'unauthorized') tellSessionEnded();
      else setState(next);
      options.onFailure?.(error);
      return moveFocus();
    }
    clearPasswords(form);
    wasSubmitted.current = false;
    setUnsaved(name, false);
    setState(untouched);
    const path = options.onSuccess(answer, values);
    // Whoever has gone elsewhere meanwhile is not brought back.
    if (path && form.isConnected) await navigate(path);
    else moveFocus();
  }

  return {
    name,
    isPending: state.isPending,
    submits,
    refusal: state.refusal,
    problemOf: (field) => state.problems[field] ?? state.refused[field],
    valueOf: (field) => sent?.values[field],
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        setSubmits((before) => before + 1);
        void submit(event.currentTarget).finally(() => (isSending.current = false));
      },
      onInput: ({ target, currentTarget: form }) => {
        setUnsaved(name, hasChanges(form));
        if (state.refusal?.code === 'unauthorized' && ownerId !== undefined)
          keepDraft(ownerId, name, draftOf(form));
        if (!wasSubmitted.current || isSending.current) return;
        const changed = target instanceof Element ? target.getAttribute('name') : null;
        const problems = problemsIn(rules, valuesOf(form));
        setState((before) => ({
          ...before,
          problems,
          refused: { ...before.refused, [changed ?? '']: undefined },
        }));
      },
    },
  };
}

/** Once an answer shows: to the first wrong field, or back to the button, which lost the focus while it was disabled. */
function useFocusAfterAnswer(ref: RefObject<HTMLFormElement | null>): () => void {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (count === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [count, ref]);
  return () => setCount((before) => before + 1);
}

function refusedBy(error: unknown): State {
  if (!(error instanceof CallFailure)) return { ...untouched, refusal: { code: 'unavailable' } };
  const { refusal, retryAfter, status } = error;
  const code = refusal?.code ?? (status === 429 ? 'too-many-requests' : 'failed');
  return {
    ...untouched,
    refused: refusal?.fields ?? {},
    refusal: { code, message: refusal?.message, wait: retryAfter },
  };
}
