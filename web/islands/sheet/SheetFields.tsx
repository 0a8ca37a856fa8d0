import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import type { FullChoice } from '../../logic/sheet-choice.ts';
import { formats, papers, perPage } from '../../logic/sheet.ts';

interface Props {
  /** The query parameters that select the cards. */
  parameters: Readonly<Record<string, string>>;
  /** The options at first. */
  choice: FullChoice;
  language: Language;
  /** Whether there is a class link for a QR code. */
  canHaveCode: boolean;
}

/** The fields of the form with the options of print sheets. They keep what was chosen before hydration. */
export function SheetFields({ parameters, choice, language, canHaveCode }: Props) {
  const t = sheetTexts[language];
  const fields = [
    {
      name: 'format',
      label: t.format,
      chosen: choice.format,
      options: formats.map((id) => [id, t.formats[id]]),
    },
    {
      name: 'words',
      label: t.words,
      chosen: choice.words,
      options: Object.entries(t.languageChoices),
    },
    {
      name: 'per',
      label: t.per,
      chosen: String(choice.per),
      options: perPage.map((n) => [String(n), String(n)]),
      className: 'sheet-per',
    },
    {
      name: 'paper',
      label: t.paper,
      chosen: choice.paper,
      options: papers.map((id) => [id, t.papers[id]]),
    },
  ];
  const checks = [
    { name: 'adults', value: 'yes', label: t.adults, isChecked: choice.adults === 'yes' },
    { name: 'ink', value: 'saving', label: t.ink, isChecked: choice.ink === 'saving' },
    ...(canHaveCode
      ? [{ name: 'code', value: 'yes', label: t.code, isChecked: choice.code === 'yes' }]
      : []),
  ];
  return (
    <>
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
        {fields.map(({ name, label, chosen, options, className = '' }) => (
          <label key={name} className={`min-w-0 font-bold ${className}`}>
            {label}
            <select
              name={name}
              defaultValue={chosen}
              className="bg-card text-ink ring-ink-soft choice mt-1 block min-h-12 max-w-full rounded-[1rem] pl-4 font-normal ring-2 ring-inset"
            >
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {checks.map(({ name, value, label, isChecked }) => (
          <label key={name} className="flex min-h-12 cursor-pointer items-center gap-3 font-bold">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChecked}
              className="tick"
            />
            {label}
          </label>
        ))}
      </div>
    </>
  );
}
