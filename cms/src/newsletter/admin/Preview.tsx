import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { testLetterResult, type RenderedEmail } from '../../contract/letter.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

/** A preview of the newsletter with a button that sends a test email. */
export function Preview({ letter: email }: { letter: RenderedEmail }) {
  const { common } = useTexts(sharedTexts);
  const { letter } = useTexts(textsByLanguage);
  const { isSending, sendTest } = useTest(email.language);
  const language = common.languages[email.language];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} flex="1 1 34rem" minWidth={0}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography variant="delta" tag="h3">
          {language} · {email.subject}
        </Typography>
        <Button variant="secondary" loading={isSending} onClick={sendTest}>
          {letter.test[email.language]}
        </Button>
      </Flex>
      <Box
        tag="iframe"
        title={language}
        sandbox=""
        srcDoc={withPictures(email)}
        width="100%"
        height="46rem"
        borderColor="neutral200"
        hasRadius
      />
    </Flex>
  );
}

/** Sends a test email and shows a notification with the result. */
function useTest(language: RenderedEmail['language']) {
  const { letter } = useTexts(textsByLanguage);
  const { post } = useFetchClient();
  const formatError = useFormatError();
  const { toggleNotification } = useNotification();
  const [isSending, setSending] = useState(false);

  const sendTest = async () => {
    setSending(true);
    try {
      const { data } = await post('/panel/letter/test', { language });
      const { refused } = testLetterResult.parse(data);
      if (refused) toggleNotification({ type: 'danger', message: letter.refused + refused });
      else toggleNotification({ type: 'success', message: letter.tested });
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatError(error) });
    } finally {
      setSending(false);
    }
  };
  return { isSending, sendTest };
}

/** The email's HTML with its attached pictures as data URLs, because browsers cannot load `cid:` URLs. */
function withPictures({ html, pictures }: RenderedEmail): string {
  return pictures.reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  );
}
