import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { letterTried, type DrawnLetter } from '../../contract/letter';
import { useNextLetter } from './data';
import { panelTexts } from './texts';

/** The letter to come: when, to how many, and how it looks in each language. */
export function NextLetter() {
  const { locale } = useIntl();
  const t = panelTexts(locale);
  const next = useNextLetter();
  if (next === undefined) return <Loader>{t.loading}</Loader>;
  if (next === null) return <Typography>{t.failed}</Typography>;
  const { week, time, timeZone, readers, chosen, letters } = next;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box>
        <Typography variant="beta" tag="h2">
          {t.next}
        </Typography>
        <Typography tag="p">{t.when(day.format(new Date(week)), time, timeZone)}</Typography>
        <Typography tag="p">{t.readers(readers.en, readers.fr)}</Typography>
        <Typography tag="p" textColor={chosen ? 'success700' : 'neutral700'}>
          {letters.length === 0 ? t.nothing : chosen ? t.chosen : t.fallback}
        </Typography>
      </Box>
      <Flex gap={6} alignItems="start" wrap="wrap">
        {letters.map((letter) => (
          <Preview key={letter.language} letter={letter} />
        ))}
      </Flex>
    </Flex>
  );
}

function Preview({ letter }: { letter: DrawnLetter }) {
  const { locale } = useIntl();
  const t = panelTexts(locale);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isSending, setSending] = useState(false);

  const sendTest = async () => {
    setSending(true);
    try {
      const { data } = await post('/weekly-letter/test', { language: letter.language });
      const { refused } = letterTried.parse(data);
      toggleNotification(
        refused
          ? { type: 'danger', message: t.refused + refused }
          : { type: 'success', message: t.tested },
      );
    } catch {
      toggleNotification({ type: 'danger', message: t.failed });
    }
    setSending(false);
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3} flex="1 1 34rem">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography variant="delta" tag="h3">
          {t.language[letter.language]} · {letter.subject}
        </Typography>
        <Button variant="secondary" loading={isSending} onClick={sendTest}>
          {t.test[letter.language]}
        </Button>
      </Flex>
      <Box
        tag="iframe"
        title={t.language[letter.language]}
        sandbox=""
        srcDoc={withPictures(letter)}
        width="100%"
        height="46rem"
        borderColor="neutral200"
        hasRadius
      />
    </Flex>
  );
}

/** The letter's HTML with its pictures inside, as a mail program shows it. */
function withPictures({ html, pictures }: DrawnLetter): string {
  return pictures.reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  );
}
