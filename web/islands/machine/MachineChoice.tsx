import type { Language } from '#contract/language';
import { momentTexts } from '../../i18n/moment.ts';

interface Props {
  form: React.RefObject<HTMLFormElement | null>;
  language: Language;
  onChange: () => void;
}

/** What the machine draws from. The selects are uncontrolled, so that they keep what was chosen before hydration. */
export function MachineChoice({ form, language, onChange }: Props) {
  const t = momentTexts[language];
  const selects = [
    { name: 'moment', label: t.moment, options: t.moments },
    { name: 'age', label: t.age, options: t.ages },
    // As wide as its long names.
    { name: 'skill', label: t.skill, options: t.skills, isWide: true },
  ];
  return (
    // Without JavaScript, it leads to a random affirmation.
    <form
      id="machine-choice"
      ref={form}
      action="/api/affirmations/random"
      onSubmit={(event) => event.preventDefault()}
      className="mb-4 flex flex-wrap gap-3"
    >
      {selects.map(({ name, label, options, isWide }) => (
        <label
          key={name}
          className={`grid min-w-0 grow gap-1 font-bold ${isWide ? '' : 'basis-32'}`}
        >
          {label}
          <select
            name={name}
            onChange={onChange}
            className="choice text-print min-h-12 min-w-0 rounded-full bg-white pl-4 font-normal"
          >
            <option value="">{t.any}</option>
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
