import type { Language } from '#contract/language';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import type { AffirmationListItem } from '../../logic/list-items.ts';
import { SaveButton } from '../affirmation/SaveButton.tsx';
import { DownloadButton } from '../card/DownloadButton.tsx';
import { Preview } from '../card/Preview.tsx';
import { useCardImage } from '../card/useCardImage.ts';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  card: AffirmationListItem;
  colorClass: string | undefined;
  /** The name of its category. */
  category: string | undefined;
  language: Language;
  onDelete: () => void;
}

const link = 'inline-flex min-h-11 min-w-11 items-center font-bold underline-offset-4';
/** For cards that weren't made in the card designer. */
const firstDesign = { background: 1, font: 1 };

/** An affirmation that the member wrote, with its card as it was designed. */
export function OwnCard({ card, colorClass = '', category, language, onDelete }: Props) {
  const { id, text, description, lang, card: design } = card;
  const image = useCardImage({ design: design ?? firstDesign, text, category });
  const t = dashboardTexts[language].own;
  return (
    <article
      data-card={id}
      className={`bg-card shadow-lift rounded-card flex h-full min-h-66 min-w-0 flex-col overflow-clip ${colorClass}`}
    >
      <div data-carried="bar" className="bg-fill h-3 shrink-0" />
      <div className="flex grow flex-col px-5 pt-4 pb-2 sm:px-6">
        {/* Only visible to its author (behavior U5). */}
        <p className="text-ink-soft text-small flex items-center gap-1.5">
          <Icon name="lock-simple-bold" />
          {t.private}
        </p>
        {design && (
          <div aria-hidden="true" className="mx-auto mt-3 w-full max-w-60">
            <Preview gradientId={`gradient-${id}`} label="" {...image} />
          </div>
        )}
        <h3
          lang={lang}
          data-carried="title"
          className={design ? 'sr-only' : 'mt-3 mb-2 text-[1.65rem]'}
        >
          {text}
        </h3>
        <p
          lang={lang}
          className={`text-ink-soft line-clamp-4 grow leading-normal ${design ? 'mt-3' : ''}`}
        >
          {description}
        </p>
        <div className="border-line mt-4 flex flex-wrap items-center border-t-2 border-dashed pt-1">
          <a
            href={`/affirmations/${id}`}
            id={`own-${id}`}
            className={`${link} text-leaf mr-4 underline`}
          >
            {/* In a span, because flex items would lose the space between the words. */}
            <span>
              {t.view}{' '}
              <span className="sr-only" lang={lang}>
                {text}
              </span>
            </span>
          </a>
          <SaveButton language={language} affirmationId={id} text={text} lang={lang} />
          <span className="ml-auto" />
          {design && <DownloadButton language={language} image={image} text={text} lang={lang} />}
          <a href={`/create?edit=${id}`} id={`edit-${id}`} className={`${link} justify-center`}>
            <Icon name="pencil-simple-bold" />
            <span className="sr-only">
              {t.edit} <span lang={lang}>{text}</span>
            </span>
          </a>
          <button
            type="button"
            id={`delete-${id}`}
            onClick={onDelete}
            className={`${link} cursor-pointer justify-center noscript:hidden`}
          >
            <Icon name="trash-bold" />
            <span className="sr-only">
              {t.remove} <span lang={lang}>{text}</span>
            </span>
          </button>
        </div>
      </div>
    </article>
  );
}
