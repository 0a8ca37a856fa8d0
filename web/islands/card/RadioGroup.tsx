import { useRef, type ReactNode } from 'react';
import { useOnHydration } from '../shared/useOnHydration.ts';

interface Choice<Id> {
  id: Id;
  name: string;
  picture: ReactNode;
}

interface Props<Id> {
  legend: string;
  name: string;
  /** The classes for the number of columns. */
  columns: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A group of native radio buttons with pictures. */
export function RadioGroup<Id extends number>(props: Props<Id>) {
  const { legend, name, columns, choices, chosen, onChoose } = props;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useOnHydration(() => {
    const checked = [...(fieldset.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && element.checked,
    );
    const id = choices.find((choice) => String(choice.id) === checked?.getAttribute('value'))?.id;
    if (id !== undefined && id !== chosen) onChoose(id);
  });

  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {choices.map(({ id, name: text, picture }) => (
          <label
            key={id}
            className="bg-card ring-line has-checked:ring-ink has-focus-visible:outline-ink relative flex min-h-11 cursor-pointer flex-col overflow-clip rounded-[1rem] ring-2 ring-inset has-checked:ring-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {picture}
            <span className="px-2 pb-2.5 text-center leading-tight font-semibold">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
