import { loginPath } from '../../logic/next.ts';
import { openTable, type Table } from '../../stores/design.ts';
import { filled, lined } from './look.ts';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts['own'];
  table: Table;
}

/** In place of the table: the affirmation that was to be changed is on its way, or is not there. */
export function Missing({ texts: t, table: { edited, state } }: Props) {
  if (state === 'opening')
    return (
      <p role="status" className="text-large py-10">
        {t.opening}
      </p>
    );
  return (
    <section className="bg-sky rounded-sheet px-5 py-10 text-center">
      <h2 className="text-title">{t.missing}</h2>
      <p role="alert" className="text-large mx-auto mt-3 mb-6 max-w-text leading-snug">
        {state === 'broken' ? t.broken : t.missingText}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {state === 'broken' ? (
          <button type="button" onClick={() => void openTable(edited)} className={filled}>
            {t.again}
          </button>
        ) : (
          <a href={loginPath(`/create?edit=${edited}`)} className={filled}>
            {t.login}
          </a>
        )}
        <a href="/create" className={lined}>
          {t.create}
        </a>
      </div>
    </section>
  );
}
