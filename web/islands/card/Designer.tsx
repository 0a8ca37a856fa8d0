import { useStore } from '@nanostores/react';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Language } from '#contract/language';
import { backgrounds, cardSize, fonts } from '../../logic/card.ts';
import { $design, $designer, changeDesign, openDesigner } from '../../stores/design.ts';
import { CardActions } from './CardActions.tsx';
import { CardText } from './CardText.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { CardBackground } from './CardBackground.tsx';
import { typefaces } from './styles.ts';
import { useCardImage } from './useCardImage.ts';
import { DesignerStatus } from './DesignerStatus.tsx';
import { Preview } from './Preview.tsx';
import { SaveOwnAffirmation } from './SaveOwnAffirmation.tsx';
import type { CategoryOption, Texts } from './texts.ts';

interface Props {
  texts: Texts;
  /** The page's language, which the text is also read aloud in. */
  language: Language;
  categories: readonly CategoryOption[];
  /** The id of the own affirmation to change; undefined for a new card. */
  editedId?: number | undefined;
  /** The field for the card's text. */
  textarea?: ReactNode;
}

/** The card designer (behavior P7). It stores ids, so that its texts can change with the language. */
export function Designer({ texts: t, language, categories, editedId, textarea }: Props) {
  const design = useStore($design, { ssr: 'initial' });
  const designer = useStore($designer, { ssr: 'initial' });
  useLayoutEffect(() => void openDesigner(editedId), [editedId]);

  const text = design.text ?? t.first;
  const category = categories.find(({ id }) => id === design.categoryId)?.name;
  const card = useCardImage({ design, text: text.trim() || t.placeholder, category });

  const isReady = designer.status === 'ready' || designer.status === 'deleted';
  return (
    <>
      {!isReady && <DesignerStatus texts={t.own} designer={designer} />}
      {/* Kept in the page while loading, because Trusted Types prevent re-creating the textarea's server-rendered markup. */}
      <div
        className={`${isReady ? 'grid' : 'hidden'} items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]`}
      >
        <div className="mx-auto w-full max-w-80 lg:sticky lg:top-6 lg:order-last lg:max-w-none">
          <Preview gradientId="gradient" label={t.preview} {...card} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CardText
            texts={t}
            text={text}
            textarea={textarea}
            categories={categories}
            categoryId={design.categoryId}
            onText={(value) => changeDesign({ text: value })}
            onCategory={(categoryId) => changeDesign({ categoryId })}
          />
          <RadioGroup
            legend={t.background}
            name="background"
            columns="grid-cols-2 sm:grid-cols-4"
            chosen={design.background}
            onChoose={(id) => changeDesign({ background: id })}
            choices={backgrounds.map((each) => ({
              id: each.id,
              name: t.backgrounds[each.name],
              picture: (
                <svg
                  viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mb-2 h-16 w-full"
                >
                  <CardBackground background={each} gradientId={`gradient-${each.id}`} />
                </svg>
              ),
            }))}
          />
          <RadioGroup
            legend={t.font}
            name="font"
            columns="grid-cols-3"
            chosen={design.font}
            onChoose={(id) => changeDesign({ font: id })}
            choices={fonts.map((each) => ({
              id: each.id,
              name: t.fonts[each.name],
              picture: (
                <span
                  aria-hidden="true"
                  className={`grid h-16 place-items-center text-[2rem] leading-none ${typefaces[each.name]}`}
                >
                  Aa
                </span>
              ),
            }))}
          />
          <CardActions texts={t} language={language} card={card} text={text.trim()} />
          <SaveOwnAffirmation
            texts={t.own}
            language={language}
            designer={designer}
            design={design}
            text={text.trim()}
          />
        </div>
      </div>
    </>
  );
}
