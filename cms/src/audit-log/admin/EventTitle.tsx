import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { HistoryEntry } from '../../contract/history.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { roleNameIn } from '../../i18n/labels.ts';
import { textsByLanguage as serverTexts } from '../../i18n/texts.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Matches the title of an import, which holds the numbers of new and changed entries. */
const counts = /^\+(\d+), ~(\d+)$/;

/** Matches the title of an account, which has the names of its roles. */
const account = /^(\S+): (.+)$/;

/** Returns a function that names what an event is about. */
export function useTitle(): (entry: HistoryEntry) => string {
  const { history } = useTexts(textsByLanguage);
  const { affirmation } = useTexts(serverTexts);
  const language = useLanguage();
  const formatDate = useFormatDate();
  return ({ noun, action, title }) => {
    const [, added, changed] = counts.exec(title) ?? [];
    if (action === 'import-rows' && added && changed) return history.imported(added, changed);
    // The schedule has no language, so it records in English why it failed.
    if (action === 'fail')
      return title.replace(serverTexts.en.affirmation.categoryNeeded, affirmation.categoryNeeded);
    // Newsletters are known by their week.
    if (noun === 'letter' && title)
      return history.week(formatDate(title, { dateStyle: 'medium', timeZone: 'UTC' }));
    const [, email, roles] = account.exec(title) ?? [];
    if (noun !== 'account' || !email || !roles) return title;
    const names = roles.split(', ').map((name) => roleNameIn(language, name));
    return history.account(email, names.join(', '));
  };
}

/** What an event is about, linked if it still exists. */
export function EventTitle({ entry }: { entry: HistoryEntry }) {
  const { noun, documentId, exists, action, moved } = entry;
  const { history } = useTexts(textsByLanguage);
  const title = useTitle()(entry);
  // The reason of a failure is in the panel's language.
  const language = (action !== 'fail' && entry.language) || undefined;
  if (!documentId || !exists || action === 'delete')
    return (
      <Typography lang={language} tag="span" display="block">
        {title}
      </Typography>
    );
  return (
    <>
      <Link
        tag={NavLink}
        to={entryPath(noun, documentId, entry.language)}
        aria-label={history.open(title)}
        lang={language}
      >
        {title}
      </Link>
      {moved && (
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {history.moved(moved.from, moved.to)}
        </Typography>
      )}
    </>
  );
}
