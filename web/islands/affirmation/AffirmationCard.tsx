import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import type { CardContent } from '../../logic/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { recordingHref } from '../../logic/recording.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { Picture } from '../shared/Picture.tsx';
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
  const { id, text, description, picture, recording, isPageless, category } = card;
  const t = affirmationTexts[language];
  const lang = langOf(card, language);

  return (
    <article data-card={id} className={`card ${category.colorClass}`}>
      <div data-carried="bar" />
      <div className="card-body">
        <div className="card-head">
          <span lang={category.lang} className="badge">
            {category.name}
          </span>
          <ReadAloudButton
            language={language}
            lang={card.lang}
            texts={[text, description]}
            recording={recordingHref(id, recording)}
            label={text}
            color=""
          />
          {!isPageless && (
            <>
              <SaveButton
                language={language}
                affirmationId={id}
                text={text}
                lang={lang}
                variant="icon"
                loginHref={loginHref}
              />
              <HeartButton language={language} affirmationId={id} text={text} lang={lang} />
            </>
          )}
        </div>
        <div>
          {picture && <Picture picture={picture} lang={lang} className="picture w-24" />}
          <h3 lang={lang} data-carried="title">
            <UnbrokenText text={text} />
          </h3>
          {/* A long description is cut off; “Read more” shows all of it. */}
          <p lang={lang} className={isPageless && 'line-clamp-none!'}>
            <UnbrokenText text={description} />
          </p>
        </div>
        {!isPageless && (
          <div className="card-foot">
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
            <a href={`/affirmations/${id}`} className="action whole-card">
              <ActionLabel name={t.readMore} text={text} lang={lang} />
            </a>
          </div>
        )}
      </div>
    </article>
  );
}
