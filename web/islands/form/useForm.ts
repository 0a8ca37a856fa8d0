import {
  useEffect,
  useRef,
  useState,
  type InputEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react';
import { CallFailure } from '../../api/client.ts';
import {
  isPassword,
  problemsIn,
  type Problem,
  type Problems,
  type Refusal,
  type Rules,
  type Sent,
  type Values,
} from '../../logic/form.ts';

interface Options {
  rules: Rules;
  /** The call that the form makes. Throws `CallFailure`. */
  send: (values: Values) => Promise<unknown>;
  onSuccess: (answer: unknown, values: Values) => void;
  onFailure?: (error: unknown) => void;
  /** How it came back from the server, without JavaScript. */
  sent?: Sent | undefined;
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

export interface Form {
  isPending: boolean;
  refusal: Refusal | undefined;
  problemOf: (field: string) => Problem | undefined;
  /** To be spread on the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
  };
}

/**
 * A form with uncontrolled fields: it checks them on submit and from then on at every change (SPEC §5), sends
 * itself once, and moves the focus to the first field that is wrong.
 */
export function useForm({ rules, send, onSuccess, onFailure, sent }: Options): Form {
  const ref = useRef<HTMLFormElement>(null);
  // State is stale for several submits in one task.
  const isSending = useRef(false);
  const wasSubmitted = useRef(sent !== undefined);
  const [state, setState] = useState<State>(() =>
    sent ? { ...untouched, refused: sent.problems, refusal: sent.refusal } : untouched,
  );

  // Without JavaScript the browser's own messages are better than none.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, []);

  const [focusCount, setFocusCount] = useState(0);
  useEffect(() => {
    if (focusCount === 0) return;
    const form = ref.current;
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    // A disabled button has lost the focus.
    const lost = document.activeElement === document.body;
    (wrong ?? (lost ? form?.querySelector<HTMLElement>('[type=submit]') : null))?.focus({
      preventScroll: !wrong,
    });
  }, [focusCount]);

  function showProblems(next: State) {
    setState(next);
    setFocusCount((count) => count + 1);
  }

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form);
    wasSubmitted.current = true;
    const problems = problemsIn(rules, values);
    if (Object.keys(problems).length > 0) return showProblems({ ...untouched, problems });
    isSending.current = true;
    setState({ ...untouched, isPending: true });
    try {
      const answer = await send(values);
      for (const field of form.elements)
        if (field instanceof HTMLInputElement && isPassword(field)) field.value = '';
      wasSubmitted.current = false;
      showProblems(untouched);
      onSuccess(answer, values);
    } catch (error) {
      showProblems({ ...untouched, ...refusedBy(error) });
      onFailure?.(error);
    } finally {
      isSending.current = false;
    }
  }

  return {
    isPending: state.isPending,
    refusal: state.refusal,
    problemOf: (field) => state.problems[field] ?? state.refused[field],
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
      onInput: (event) => {
        if (!wasSubmitted.current || isSending.current) return;
        const { target, currentTarget } = event;
        const changed = target instanceof Element ? target.getAttribute('name') : null;
        const problems = problemsIn(rules, valuesOf(currentTarget));
        setState((before) => ({
          ...before,
          problems,
          refused: Object.fromEntries(
            Object.entries(before.refused).filter(([name]) => name !== changed),
          ),
        }));
      },
    },
  };
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function refusedBy(error: unknown): { refused: Problems; refusal: Refusal } {
  if (!(error instanceof CallFailure)) return { refused: {}, refusal: { code: 'unavailable' } };
  const { refusal, retryAfter, status } = error;
  const code = refusal?.code ?? (status === 429 ? 'too-many-requests' : 'failed');
  return {
    refused: refusal?.fields ?? {},
    refusal: { code, message: refusal?.message, wait: retryAfter },
  };
}
