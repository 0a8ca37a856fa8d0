import { useStore } from '@nanostores/react';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Language } from '#contract/language';
import {
  backgroundOf,
  backgrounds,
  cardSize,
  fontOf,
  fonts,
  layoutCard,
} from '../../logic/card.ts';
import { $design, $table, changeDesign, openTable } from '../../stores/design.ts';
import { Actions } from './Actions.tsx';
import { CardText } from './CardText.tsx';
import { Choices } from './Choices.tsx';
import { Ground } from './Ground.tsx';
import { typefaces } from './look.ts';
import { useMeasure } from './measure.ts';
import { Missing } from './Missing.tsx';
import { Preview } from './Preview.tsx';
import { SaveOwn } from './SaveOwn.tsx';
import type { Named, Texts } from './texts.ts';

interface Props {
  texts: Texts;
  /** Of the page, in which the words are read aloud. */
  language: Language;
  categories: readonly Named[];
  /** The own affirmation that is to be changed; none for a new card. */
  edited?: number | undefined;
  /** The field for the words of the card. */
  textarea?: ReactNode;
}

/** The table on which a card is made (behavior P7). It holds ids, so that its words may change under it. */
export function Designer({ texts: t, language, categories, edited, textarea }: Props) {
  const design = useStore($design, { ssr: 'initial' });
  const table = useStore($table, { ssr: 'initial' });
  useLayoutEffect(() => void openTable(edited), [edited]);

  const background = backgroundOf(design);
  const font = fontOf(design);
  const measure = useMeasure(font);
  const text = design.text ?? t.first;
  const category = categories.find(({ id }) => id === design.categoryId)?.name;
  const lines = layoutCard({ text: text.trim() || t.placeholder, category }, font, measure);

  const isReady = table.state === 'ready' || table.state === 'gone';
  return (
    <>
      {!isReady && <Missing texts={t.own} table={table} />}
      {/* It stays meanwhile: the markup of its field came from the server, and scripts may not make any. */}
      <div
        className={`${isReady ? 'grid' : 'hidden'} items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]`}
      >
        <div className="mx-auto w-full max-w-80 lg:sticky lg:top-6 lg:order-last lg:max-w-none">
          <Preview label={t.preview} background={background} font={font} lines={lines} />
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
          <Choices
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
                  <Ground {...each} />
                </svg>
              ),
            }))}
          />
          <Choices
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
          <Actions
            texts={t}
            language={language}
            card={{ background, font, lines }}
            text={text.trim()}
          />
          <SaveOwn
            texts={t.own}
            language={language}
            table={table}
            design={design}
            text={text.trim()}
          />
        </div>
      </div>
    </>
  );
}
