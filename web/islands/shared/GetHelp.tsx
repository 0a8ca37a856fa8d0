import type { category } from '../../i18n/en/category.ts';

interface Props {
  texts: typeof category.help;
}

/** Whom a child in danger can tell and call (behavior P25). */
export const GetHelp = ({ texts: t }: Props) => (
  <div className="wrap py-4">
    <section aria-labelledby="help" className="bg-ink text-paper rounded-card p-5">
      <h2 id="help" className="text-large mb-2 font-bold">
        {t.title}
      </h2>
      <p>{t.text}</p>
      <ul className="my-3">
        {t.lines.map(({ number, text }) => (
          <li key={number}>
            <a href={`tel:${number}`} className="font-bold underline">
              {number}
            </a>{' '}
            {text}
          </li>
        ))}
      </ul>
      <p>{t.danger}</p>
    </section>
  </div>
);
