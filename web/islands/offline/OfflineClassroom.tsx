import { languages, type Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { classroomTexts } from '../../i18n/classroom.ts';
import { offlineListTexts } from '../../i18n/offline.ts';
import { shownCategoryOf } from '../../logic/affirmation.ts';
import { toSlide } from '../../logic/classroom.ts';
import { listingName, listingPath } from '../../logic/listing.ts';
import { offlineCards } from '../../logic/offline-cards.ts';
import { listingOf, parseSelection } from '../../logic/sheet-query.ts';
import { Classroom } from '../classroom/Classroom.tsx';
import { OfflineMessage } from './OfflineMessage.tsx';
import { useKept } from './useKept.ts';
import { useTitle } from './useTitle.ts';

/** Classroom mode, made from what is kept for offline. */
export function OfflineClassroom({ language }: { language: Language }) {
  const t = classroomTexts[language];
  const kept = useKept();
  useTitle(t.open);
  if (kept === 'loading') return <p className="sr-only">{t.open}</p>;
  if (kept === 'none') return <OfflineMessage language={language} />;
  const query = parseSelection(new URL(location.href), language);
  const cards = offlineCards(kept, query, languages, language);
  if (cards.length === 0) return <OfflineMessage language={language} />;

  const { categories } = kept[language];
  const shown = categories.map((category) => shownCategoryOf(category, language));
  const listing = listingOf(query);
  const name = shown.find(({ id }) => id === (listing?.categoryId ?? allCategoryId))?.name;
  return (
    <Classroom
      language={language}
      name={listing ? listingName(listing, name, offlineListTexts[language]) : t.open}
      slides={cards.map((versions) => toSlide(versions, shown, language))}
      endHref={listing ? listingPath(listing) : '/printable-cards'}
    />
  );
}
