import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import type { CardContent } from '../../logic/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';
import { printAffirmation, shareAffirmation } from './actions.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionLabel } from './ActionLabel.tsx';
import { HeartButton } from './HeartButton.tsx';
import { SaveButton } from './SaveButton.tsx';

interface Props {
  card: CardContent;
  language: Language;
  loginHref: string;
}

export function AffirmationCard({ card, language, loginHref }: Props) {
  const { id, text, description, category } = card;
  const t = affirmationTexts[language];
  const lang = langOf(card, language);

  return (
    <article
      data-card={id}
      className={`bg-card shadow-lift rounded-card flex h-full min-h-66 flex-col overflow-clip ${category.colorClass}`}
    >
      <div data-carried="bar" className="bg-fill h-3 shrink-0" />
      <div className="@container flex grow flex-col px-5 pt-3 pb-2 md:px-6">
        <div className="-mr-2 flex min-h-11 items-center md:-mr-3">
          <div className="mr-auto min-w-0">
            <span lang={category.lang} className="badge">
              {category.name}
            </span>
          </div>
          <ReadAloudButton
            language={language}
            lang={card.lang}
            texts={[text, description]}
            label={text}
          />
          <SaveButton
            language={language}
            affirmationId={id}
            text={text}
            lang={lang}
            variant="icon"
            loginHref={loginHref}
          />
          <HeartButton language={language} affirmationId={id} text={text} lang={lang} />
        </div>
        <h3 lang={lang} data-carried="title" className="mt-1 mb-2 text-[1.65rem]">
          <UnbrokenText text={text} />
        </h3>
        {/* A long description is cut off; “Read more” shows all of it. */}
        <div className="grow">
          <p lang={lang} className="text-ink-soft line-clamp-5 leading-normal">
            <UnbrokenText text={description} />
          </p>
        </div>
        {/* All three must fit on one line of a narrow card, in French too. */}
        <div className="border-line mt-4 flex flex-wrap gap-x-4 border-t-2 border-dashed pt-1 @max-[18rem]:gap-x-3 @max-[18rem]:text-[0.9em]">
          <ActionButton
            name={t.share}
            text={text}
            lang={lang}
            onClick={() => shareAffirmation({ id, language }, [card])}
          />
          <ActionButton
            name={t.print}
            text={text}
            lang={lang}
            onClick={() => printAffirmation({ id, language })}
          />
          <a href={`/affirmations/${id}`} className="action text-leaf ml-auto underline">
            <ActionLabel name={t.readMore} text={text} lang={lang} />
          </a>
        </div>
      </div>
    </article>
  );
}
