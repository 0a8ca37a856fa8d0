import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { z } from 'zod';
import { firstAdministratorName } from '../../contract/team.ts';
import {
  translationCount,
  untranslatedDrafts,
  waitingStates,
  type TranslationCount,
} from '../../contract/translation.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useRevision } from '../../admin/shared/use-revision.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { ReminderChoice } from './ReminderChoice.tsx';
import { WaitingDrafts } from './WaitingDrafts.tsx';

const counts = z.array(translationCount);

/** What waits for a translator or an editor, on the panel's home page. */
export function Waiting() {
  const { waiting } = useTexts(textsByLanguage);
  const revision = useRevision();
  const queue = useFetch('/panel/translations', counts, revision);
  const drafts = useFetch('/panel/home/drafts', untranslatedDrafts, revision);
  const failure = queue.failure ?? drafts.failure;
  const reload = () => {
    queue.reload();
    drafts.reload();
  };
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!queue.data || !drafts.data) return <Loading />;
  const waitingCounts = queue.data.filter((count) => waitingStates(count).length > 0);
  const { total } = drafts.data;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <NameReminder />
      {waitingCounts.length === 0 && total === 0 && <Typography>{waiting.nothing}</Typography>}
      {waitingCounts.length > 0 && <WaitingTranslations counts={waitingCounts} />}
      {total > 0 && <WaitingDrafts drafts={drafts.data} />}
      <Box paddingTop={1}>
        <ReminderChoice />
      </Box>
    </Flex>
  );
}

/** Asks the first administrator, whose account is called Colibri, for a name. */
function NameReminder() {
  const { waiting } = useTexts(textsByLanguage);
  const isNameless = useAuth(
    'NameReminder',
    ({ user }) => user?.firstname === firstAdministratorName && !user.lastname,
  );
  if (!isNameless) return null;
  return (
    <Typography tag="p">
      {waiting.nameless}{' '}
      <Link tag={NavLink} to="/me">
        {waiting.openProfile}
      </Link>
    </Typography>
  );
}

function WaitingTranslations({ counts: shown }: { counts: readonly TranslationCount[] }) {
  const { common } = useTexts(sharedTexts);
  const { translation, waiting } = useTexts(textsByLanguage);
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {shown.map((count) => {
        const { noun, language } = count;
        const names = [common.nouns[noun], translation.inLanguages[language]] as const;
        return (
          <li key={`${noun} ${language}`}>
            <Typography tag="p" paddingBottom={1}>
              {names[0]} <Typography textColor="neutral600">{names[1]}</Typography>
            </Typography>
            <Flex tag="ul" wrap="wrap" gap={3}>
              {waitingStates(count).map((state) => (
                <li key={state}>
                  <Link
                    tag={NavLink}
                    to={`/translations?noun=${noun}&language=${language}&state=${state}`}
                    aria-label={`${waiting.link(...names, translation.states[state])} ${count[state]}`}
                  >
                    {translation.states[state]} {count[state]}
                  </Link>
                </li>
              ))}
            </Flex>
          </li>
        );
      })}
    </Flex>
  );
}
