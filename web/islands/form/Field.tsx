import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import type { Language } from '#contract/language';
import { formTexts } from '../../i18n/form.ts';
import type { Problem } from '../../logic/form.ts';
import { Icon } from '../shared/Icon.tsx';
import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  name: string;
  label: string;
  language: Language;
  type?: 'text' | 'email' | 'password' | 'textarea' | 'select' | 'date';
  options?: readonly { value: string; text: string }[];
  /** The initial value. */
  value?: string | undefined;
  hint?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  isOptional?: boolean;
  rows?: number;
  /** A message for each problem. */
  problems?: Partial<Record<Problem, string>>;
}

const controlClasses =
  'bg-card text-ink placeholder:text-ink-soft border-ink-soft aria-invalid:border-coral block min-h-12 w-full min-w-0 rounded-[1rem] border-2 px-4 py-2';

/** A field with its label, hint and error message. It keeps what was typed before hydration. */
export function Field(props: Props) {
  const { form, name, label, language, type = 'text', options = [], hint, problems = {} } = props;
  const { placeholder, autoComplete, isOptional = false, rows = 3 } = props;
  const t = formTexts[language];
  const id = `${form.name}-${name}`;
  const problem = form.problemOf(name);
  const message = problem && (problems[problem] ?? Object.values(problems)[0]);
  const value = form.valueOf(name) ?? props.value;
  const control = {
    id,
    name,
    placeholder,
    autoComplete,
    required: !isOptional,
    'aria-describedby': hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
    'aria-invalid': problem !== undefined,
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label} {isOptional && <span className="text-ink-soft font-normal">({t.optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft mb-2 leading-snug">
          {hint}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...control} className={controlClasses} rows={rows} defaultValue={value} />
      ) : type === 'select' ? (
        <select {...control} className={`${controlClasses} choice`} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : type === 'password' ? (
        <PasswordInput control={control} label={label} reveal={t.showPassword} form={form} />
      ) : (
        <input {...control} type={type} defaultValue={value} className={controlClasses} />
      )}
      <div id={`${id}-problem`}>
        {message && (
          <p className="text-coral mt-1.5 flex items-start gap-2 font-bold text-balance">
            <Icon name="warning-circle-fill" className="mt-[0.15em]" />
            {message}
          </p>
        )}
      </div>
    </div>
  );
}

interface PasswordProps {
  form: Form;
  control: React.ComponentProps<'input'>;
  label: string;
  reveal: string;
}

/** The password is masked again on submit; otherwise browsers would remember it like any other text. */
function PasswordInput({ form, control, label, reveal }: PasswordProps) {
  const [revealedAt, setRevealedAt] = useState<number>();
  const isShown = revealedAt === form.submits;
  return (
    <div className="relative">
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        className={`${controlClasses} pr-13`}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={control.id}
        onClick={() => setRevealedAt(isShown ? undefined : form.submits)}
        className="absolute inset-y-0 right-1 grid w-11 cursor-pointer place-items-center rounded-full noscript:hidden"
      >
        <Icon name={isShown ? 'eye-slash-bold' : 'eye-bold'} />
        <span className="sr-only">
          {reveal} ({label})
        </span>
      </button>
    </div>
  );
}
