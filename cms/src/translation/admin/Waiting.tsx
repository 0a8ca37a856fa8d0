import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { z } from 'zod';
import {
  statesOf,
  translationCount,
  type QueueState,
  type TranslationCount,
} from '../../contract/translation.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const counts = z.array(translationCount);

/** What waits for a translator or an editor, on the panel's home page. */
export function Waiting() {
  const { common } = useTexts(sharedTexts);
  const { translation, waiting } = useTexts(textsByLanguage);
  const { data, failure, reload } = useFetch('/panel/translations', counts);
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  const waitingCounts = data.filter((count) => waitingStates(count).length > 0);
  if (waitingCounts.length === 0) return <Typography>{waiting.nothing}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {waitingCounts.map((count) => {
        const { noun, language } = count;
        const names = [common.nouns[noun], translation.intoLanguages[language]] as const;
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

/** The states in which the caller can do something about a text. */
function waitingStates(count: TranslationCount): QueueState[] {
  const { noun, language, isWritable, isPublishable } = count;
  const states: QueueState[] = statesOf(noun, language).filter(
    (state) =>
      state !== 'done' && count[state] > 0 && (state === 'publish' ? isPublishable : isWritable),
  );
  return count.commented > 0 ? [...states, 'commented'] : states;
}
