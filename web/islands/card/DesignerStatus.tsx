import { loginPath } from '../../logic/login-redirect.ts';
import { openDesigner, type DesignerState } from '../../stores/design.ts';
import { filledButton, outlinedButton } from './styles.ts';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts['own'];
  designer: DesignerState;
}

/** Replaces the designer while the affirmation to change is loading, or if it couldn't be loaded. */
export function DesignerStatus({ texts: t, designer: { editedId, status } }: Props) {
  if (status === 'loading')
    return (
      <p role="status" className="text-large py-10">
        {t.opening}
      </p>
    );
  return (
    <section className="bg-sky rounded-sheet px-5 py-10 text-center">
      <h2 className="text-title">{status === 'failed' ? t.notLoaded : t.missing}</h2>
      <p role="alert" className="text-large mx-auto mt-3 mb-6 max-w-text leading-snug">
        {status === 'failed' ? t.broken : t.missingText}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {status === 'failed' ? (
          <button
            type="button"
            onClick={() => void openDesigner(editedId)}
            className={filledButton}
          >
            {t.again}
          </button>
        ) : (
          <a href={loginPath(`/create?edit=${editedId}`)} className={filledButton}>
            {t.login}
          </a>
        )}
        <a href="/create" className={outlinedButton}>
          {t.create}
        </a>
      </div>
    </section>
  );
}
