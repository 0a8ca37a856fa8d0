import { Box, Flex, Typography } from '@strapi/design-system';
import { useDebounce, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { languages, type Language } from '../../contract/language.ts';
import { renderedEmail, type RenderedEmail } from '../../contract/letter.ts';
import { isTooLong } from './use-plan.ts';
import { letterFields, type LetterPlan } from '../../contract/newsletter.ts';
import { ChoiceButton } from '../../admin/shared/ChoiceButton.tsx';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  week: string;
  plan: LetterPlan;
  /** Changes with each save, because what Colibri chooses can change with it. */
  revision: string;
}

/** A week's email in each language, as it would go out with what is on the page. */
export function Previews(props: Props) {
  const { common } = useTexts(sharedTexts);
  const { preview } = useTexts(textsByLanguage);
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const { emails, isLoading, failure, reload } = usePreview(props);
  const email = emails?.find((each) => each.language === language);
  return (
    <Box
      tag="section"
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={6}
      aria-busy={isLoading}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex justifyContent="space-between" gap={4} wrap="wrap">
          <Typography variant="beta" tag="h2">
            {preview.title}
          </Typography>
          <Flex gap={2}>
            {languages.map((each) => (
              <ChoiceButton
                key={each}
                isChosen={each === language}
                label={preview.of(each)}
                onClick={() => setLanguage(each)}
              >
                {common.languages[each]}
              </ChoiceButton>
            ))}
          </Flex>
        </Flex>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!emails && isLoading && <Loading />}
        <Typography role="status" variant="pi" textColor="neutral600">
          {emails && isLoading && preview.updating}
        </Typography>
        {emails?.length === 0 && <Typography>{preview.nothing}</Typography>}
        {email && (
          <>
            <Typography tag="p" variant="delta">
              {email.subject}
            </Typography>
            <Box
              tag="iframe"
              title={preview.of(language)}
              sandbox=""
              srcDoc={withPictures(email)}
              width="100%"
              height="46rem"
              borderColor="neutral200"
              hasRadius
              style={{ opacity: isLoading ? 0.5 : 1 }}
            />
          </>
        )}
      </Flex>
    </Box>
  );
}

const debounceMilliseconds = 600;
const renderedEmails = z.array(renderedEmail);

interface Answer {
  key: string;
  emails: RenderedEmail[] | undefined;
  failure?: string;
}

/** The emails of a plan. The last ones stay while the next ones load. */
function usePreview({ week, plan, revision }: Props) {
  const { post } = useFetchClient();
  const formatError = useFormatError();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const body = useDebounce(JSON.stringify({ plan }), debounceMilliseconds);
  // What is too long can't be sent.
  const isValid = letterFields.every((field) => !isTooLong(field, plan));
  const key = `${attempt} ${revision} ${body}`;

  useEffect(() => {
    if (!isValid) return undefined;
    let isCurrent = true;
    post(`/panel/letter/weeks/${week}/preview`, JSON.parse(body))
      .then(({ data }) => renderedEmails.parse(data))
      .then((emails) => isCurrent && setAnswer({ key, emails }))
      .catch((error: unknown) => {
        if (!isCurrent) return;
        const failure = formatError(error);
        setAnswer((last) => ({ key, emails: last?.emails, failure }));
      });
    return () => {
      isCurrent = false;
    };
  }, [post, formatError, week, body, key, isValid]);

  const isLoading = isValid && answer?.key !== key;
  return {
    emails: answer?.emails,
    isLoading,
    failure: isLoading ? undefined : answer?.failure,
    reload: () => setAttempt((last) => last + 1),
  };
}

/** The email's HTML with its attached pictures as data URLs, because browsers cannot load `cid:` URLs. */
function withPictures({ html, pictures }: RenderedEmail): string {
  return pictures.reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  );
}
