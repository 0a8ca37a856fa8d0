import type { Texts } from '../../i18n/texts.ts';
import { textSizeOf } from '../../logic/fit-text.ts';
import type { Machine } from '../../stores/machine.ts';
import { Picture } from '../shared/Picture.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  machine: Machine;
  texts: Texts['machine'];
}

const sizes = { large: 'text-[1.9rem]', middle: 'text-[1.5rem]', small: 'text-[1.2rem]' };

/** The machine's slot with the card. */
export function MachineCard({ machine, texts: t }: Props) {
  return (
    <>
      <div className="relative z-1 -mb-2 h-4.5 rounded-full bg-[#3c1d56]" aria-hidden="true" />
      <div className="mx-3 overflow-clip rounded-[0_0_1.1rem_1.1rem] sm:mx-5" aria-live="polite">
        <div
          className={`text-print grid min-h-72 place-content-center bg-white px-4 pt-9 pb-6 text-center sm:min-h-60 sm:px-6 ${machine.state === 'shown' ? 'animate-slide' : ''}`}
        >
          <MachineContent machine={machine} texts={t} />
          <p className="text-large hidden noscript:block">{t.subtitle}</p>
        </div>
      </div>
    </>
  );
}

function MachineContent({ machine, texts: t }: Props) {
  if (machine.state === 'loading') return <p className="text-large noscript:hidden">{t.loading}</p>;
  if (machine.state === 'failed')
    return (
      <p>
        <span className="font-display text-large block leading-tight font-bold text-balance">
          {t.failed}
        </span>
        {t.failedHint}
      </p>
    );
  if (machine.state === 'none')
    return <p className="font-display text-large leading-tight font-bold text-balance">{t.none}</p>;
  const { text, description, lang, picture } = machine.drawn;
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          lang={lang}
          className="mx-auto mb-3 aspect-square w-28"
          isEager
        />
      )}
      <p
        id="machine-text"
        lang={lang}
        className={`font-display leading-[1.1] font-bold text-balance ${sizes[textSizeOf(text)]}`}
      >
        <UnbrokenText text={text} />
      </p>
      <p lang={lang} className="mt-2 leading-normal whitespace-pre-line">
        <UnbrokenText text={description} />
      </p>
    </>
  );
}
