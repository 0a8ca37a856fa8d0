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
import { ApiError } from '../../api/client.ts';
import {
  validateForm,
  type Problem,
  type Problems,
  type FormError,
  type Rules,
  type SubmittedForm,
  type Values,
} from '../../logic/form.ts';
import { deleteDraft, readDraft, saveDraft } from '../../stores/draft.ts';
import { refreshSession } from '../../stores/member.ts';
import { $hasOwnerLeft, $unsavedForms } from '../../stores/owner.ts';
import { clearPasswords, draftOf, hasChanges, restoreDraft, valuesOf } from './controls.ts';

interface Options<Result> {
  /** Unique on its page. */
  name: string;
  rules: Rules;
  /** Sends the form. Throws `ApiError`. */
  send: (values: Values) => Promise<Result>;
  /** Can return a path to go to. */
  onSuccess: (result: Result, values: Values) => string | void;
  onFailure?: (error: unknown) => void;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
  /** The member whose page the form is on. If their session ends, their input is kept for them only. */
  ownerId?: number | undefined;
}

/** Only codes, because the messages follow the page's language. */
interface State {
  isPending: boolean;
  /** What this browser finds wrong, by field. */
  problems: Problems;
  /** What the server found wrong, by field. */
  serverProblems: Problems;
  error?: FormError | undefined;
}

const untouched: State = { isPending: false, problems: {}, serverProblems: {} };
const sessionEnded: State = { ...untouched, error: { code: 'unauthorized' } };

export interface Form {
  name: string;
  /** The member whose page it is on. */
  ownerId: number | undefined;
  isPending: boolean;
  /** How many times it was submitted. */
  submits: number;
  error: FormError | undefined;
  problemOf: (field: string) => Problem | undefined;
  /** The value that a field was submitted with without JavaScript. */
  valueOf: (field: string) => string | undefined;
  /** Props of the `<form>` element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    autoComplete: 'off' | undefined;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
  };
}

/**
 * A form with uncontrolled fields, which keep what is typed before hydration. It validates on submit and then on every
 * change (behavior M2), is sent only once at a time, and moves the focus to the first invalid field.
 */
export function useForm<Result>(options: Options<Result>): Form {
  const { name, rules, ownerId } = options;
  const sent = options.sent?.form === name ? options.sent : undefined;
  const ref = useRef<HTMLFormElement>(null);
  // A ref, because state isn't updated yet when a second submit follows in the same task.
  const isSending = useRef(false);
  const wasSubmitted = useRef(sent !== undefined);
  const [submits, setSubmits] = useState(0);
  const [state, setState] = useState<State>(() =>
    sent ? { ...untouched, serverProblems: sent.problems, error: sent.error } : untouched,
  );
  const moveFocus = useFocusAfterSubmit(ref);
  const hasOwnerLeft = useStore($hasOwnerLeft, { ssr: 'initial' });

  // Before the next event: a click during hydration would get the browser's messages, which are only for visitors without
  // JavaScript.
  useLayoutEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (ownerId !== undefined) {
      restoreDraft(form, readDraft(ownerId, name));
      deleteDraft(ownerId, name);
    }
    // The page isn't left while a form has unsaved input, which can be from before hydration.
    setUnsaved(name, hasChanges(form));
    return () => setUnsaved(name, false);
  }, [name, ownerId]);

  useEffect(() => {
    const isShown = state.error?.code === 'unauthorized';
    if (hasOwnerLeft && !isShown && $unsavedForms.get().includes(name) && !isSending.current)
      showSessionEnded();
  });

  function showSessionEnded() {
    setState(sessionEnded);
    if (ownerId !== undefined && ref.current) saveDraft(ownerId, name, draftOf(ref.current));
  }

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form);
    wasSubmitted.current = true;
    const problems = validateForm(rules, values);
    if (Object.keys(problems).length > 0) {
      setState({ ...untouched, problems });
      return moveFocus();
    }
    setState({ ...untouched, isPending: true });
    let result: Result;
    try {
      result = await options.send(values);
    } catch (error) {
      const next = stateAfter(error);
      // It has ended, or is another member's now, whose page shows then.
      if (next.error?.code === 'unauthorized') {
        showSessionEnded();
        void refreshSession();
      } else setState(next);
      options.onFailure?.(error);
      return moveFocus();
    }
    clearPasswords(form);
    wasSubmitted.current = false;
    setUnsaved(name, false);
    setState(untouched);
    const path = options.onSuccess(result, values);
    // Don't navigate if the visitor has already left the page.
    if (path && form.isConnected) await navigate(path);
    else moveFocus();
  }

  return {
    name,
    ownerId,
    isPending: state.isPending,
    submits,
    error: state.error,
    problemOf: (field) => state.problems[field] ?? state.serverProblems[field],
    valueOf: (field) => sent?.values[field],
    props: {
      ref,
      // Back must not put one member's input into the next one's form (`ownerField`): some browsers only look at this.
      autoComplete: ownerId === undefined ? undefined : 'off',
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        setSubmits((before) => before + 1);
        void submit(event.currentTarget).finally(() => (isSending.current = false));
      },
      onInput: ({ target, currentTarget: form }) => {
        setUnsaved(name, hasChanges(form));
        if (state.error?.code === 'unauthorized' && ownerId !== undefined)
          saveDraft(ownerId, name, draftOf(form));
        if (!wasSubmitted.current || isSending.current) return;
        const changed = target instanceof Element ? target.getAttribute('name') : null;
        const problems = validateForm(rules, valuesOf(form));
        setState((before) => ({
          ...before,
          problems,
          serverProblems: { ...before.serverProblems, [changed ?? '']: undefined },
        }));
      },
    },
  };
}

/** Moves the focus to the first invalid field, or back to the button, which lost it while it was disabled. */
function useFocusAfterSubmit(ref: RefObject<HTMLFormElement | null>): () => void {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (count === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [count, ref]);
  return () => setCount((before) => before + 1);
}

function setUnsaved(form: string, isUnsaved: boolean): void {
  const others = $unsavedForms.get().filter((other) => other !== form);
  $unsavedForms.set(isUnsaved ? [...others, form] : others);
}

function stateAfter(error: unknown): State {
  if (!(error instanceof ApiError)) return { ...untouched, error: { code: 'unavailable' } };
  const { details, retryAfter, status } = error;
  const code = details?.code ?? (status === 429 ? 'too-many-requests' : 'failed');
  return {
    ...untouched,
    serverProblems: details?.fields ?? {},
    error: { code, message: details?.message, wait: retryAfter },
  };
}
