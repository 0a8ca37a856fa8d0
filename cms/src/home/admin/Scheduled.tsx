import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { HomeList } from '../../admin/shared/HomeList.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useRevision } from '../../admin/shared/use-revision.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { scheduledChanges } from '../../contract/home.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** What the schedule publishes and unpublishes in the next days. */
export function Scheduled() {
  const { common } = useTexts(sharedTexts);
  const { scheduled } = useTexts(textsByLanguage).home;
  const formatDate = useFormatDate();
  const { data, failure, reload } = useFetch(
    '/panel/home/scheduled',
    scheduledChanges,
    useRevision(),
  );
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  const { changes, total } = data;
  if (changes.length === 0) return <Typography tag="p">{scheduled.none}</Typography>;
  return (
    <>
      <HomeList>
        {changes.map(({ documentId, language, text, action, at }) => (
          <li key={`${documentId} ${language} ${action}`}>
            <Link
              tag={NavLink}
              to={entryPath('affirmation', documentId, language)}
              aria-label={scheduled.open(text, common.languages[language])}
            >
              <span lang={language}>{text}</span>
            </Link>
            <p>
              {scheduled[action]} · {common.languages[language]} ·{' '}
              <time dateTime={at.toISOString()}>
                {formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' })}
                {', '}
                {formatDate(at, { timeStyle: 'short' })}
              </time>
            </p>
          </li>
        ))}
      </HomeList>
      {total > changes.length && (
        <Typography tag="p" paddingTop={3}>
          {scheduled.more(total - changes.length)}
        </Typography>
      )}
    </>
  );
}
