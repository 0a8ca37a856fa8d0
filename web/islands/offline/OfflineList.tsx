import type { Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { offlineListTexts, offlineTexts } from '../../i18n/offline.ts';
import type { CardContent, ShownCategory } from '../../logic/affirmation.ts';
import { isCallForHelp } from '../../logic/call-for-help.ts';
import { categoryHeading } from '../../logic/category.ts';
import { filterNote, isFiltered, listingPath, type Filter } from '../../logic/listing.ts';
import { AffirmationGrid } from '../affirmation/AffirmationGrid.tsx';
import { ButtonLink } from '../shared/Button.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { GetHelp } from '../shared/GetHelp.tsx';
import { MomentNavigation } from '../shared/MomentNavigation.tsx';
import { OfflineCategories } from './OfflineCategories.tsx';
import { OfflinePager } from './OfflinePager.tsx';
import { useTitle } from './useTitle.ts';

interface Props {
  listing: Filter & { categoryId: number; q: string | undefined; page: number };
  cards: readonly CardContent[];
  total: number;
  categories: readonly ShownCategory[];
  language: Language;
  loginHref: string;
}

/** A page of a category, a moment, or a search, made from what is kept for offline. */
export function OfflineList({ listing, cards, total, categories, language, loginHref }: Props) {
  const { category: t, moment: momentTexts } = offlineListTexts[language];
  const { categoryId, moment, q, page } = listing;
  const category = categories.find(({ id }) => id === categoryId);
  const isOfMoment = moment !== undefined && categoryId === allCategoryId;
  const note = filterNote({ ...listing, moment: isOfMoment ? undefined : moment }, momentTexts);
  const heading = isOfMoment
    ? momentTexts.moments[moment]
    : category
      ? categoryHeading(category, t)
      : t.unknown;
  useTitle(heading);

  return (
    <div className={category?.colorClass}>
      {q && isCallForHelp(q) && <GetHelp texts={t.help} />}
      <div className="bg-tint pt-8 pb-10">
        <div className="wrap">
          <h1 className="text-hero font-extrabold" lang={isOfMoment ? undefined : category?.lang}>
            {heading}
          </h1>
          {note && <p className="text-large mt-2 leading-snug font-bold">{note}</p>}
          {q && <p className="text-large mt-2 leading-snug font-bold">{t.searchNote(q)}</p>}
          {(q || total > 0) && (
            <p className="text-large mt-1 leading-snug">{q ? t.found(total) : t.explore}</p>
          )}
          <p className="mt-3">{offlineTexts[language].note}</p>
          <OfflineCategories
            name={t.row}
            categories={categories}
            current={categoryId}
            pathOf={(id) => listingPath({ ...listing, categoryId: id, page: 1 })}
          />
        </div>
      </div>
      <div className="wrap pt-6">
        {cards.length === 0 ? (
          <EmptyState
            heading={t.emptyHeading}
            text={q ? t.emptySearch(q) : isFiltered(listing) ? momentTexts.empty : t.empty}
          >
            <div className="mb-8">
              <MomentNavigation
                language={language}
                label={momentTexts.row}
                className="flex flex-wrap justify-center gap-2"
              />
            </div>
            <ButtonLink href="/categories/1">{t.browseAll}</ButtonLink>
          </EmptyState>
        ) : (
          <AffirmationGrid cards={cards} language={language} loginHref={loginHref} />
        )}
        <OfflinePager
          page={page}
          total={total}
          language={language}
          pathOf={(to) => listingPath({ ...listing, page: to })}
        />
      </div>
    </div>
  );
}
