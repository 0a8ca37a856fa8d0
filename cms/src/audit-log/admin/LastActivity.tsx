import { Typography } from '@strapi/design-system';
import { HomeList } from '../../admin/shared/HomeList.tsx';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useRevision } from '../../admin/shared/use-revision.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { historyPage } from '../../contract/history.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { EventTitle } from './EventTitle.tsx';
import { joinSteps } from './join-steps.ts';
import { useActor } from './use-actor.ts';

const shown = 10;

/** In French, actions start with a capital letter where they stand alone. */
const inList = (text: string, index: number) =>
  index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The newest events of the history, on the panel's home page. */
export function LastActivity() {
  const { history } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const nameOf = useActor();
  const { data, failure, reload } = useFetch('/panel/history', historyPage, useRevision());
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  if (data.entries.length === 0) return <Typography tag="p">{history.empty}</Typography>;
  return (
    <HomeList>
      {joinSteps(data.entries, shown).map(({ entry, actions }) => (
        <li key={entry.id}>
          <EventTitle entry={entry} />
          <p>
            {history.nouns[entry.noun]} ·{' '}
            {actions.map((action, index) => inList(history.actions[action], index)).join(', ')} ·{' '}
            {nameOf(entry.actor, entry.by)} ·{' '}
            <time dateTime={entry.at.toISOString()}>
              {formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
        </li>
      ))}
    </HomeList>
  );
}
