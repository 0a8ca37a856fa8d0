import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type ChangeEvent } from 'react';
import { emailAddress } from '../../contract/subscriber.ts';
import { languages, type Language } from '../../contract/language.ts';
import { testLetterResult } from '../../contract/letter.ts';
import type { LetterPlan } from '../../contract/newsletter.ts';
import { Section } from '../../admin/shared/Section.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Sends a test of a week's email, as it is on the page, to any address: at first, one's own. */
export function TestEmail({ week, plan }: { week: string; plan: LetterPlan }) {
  const { test } = useTexts(textsByLanguage);
  const { post } = useFetchClient();
  const formatError = useFormatError();
  const { toggleNotification } = useNotification();
  const ownAddress = useAuth('TestEmail', ({ user }) => user?.email);
  const [typed, setTyped] = useState<string>();
  const [busyWith, setBusyWith] = useState<Language>();
  const [error, setError] = useState<string>();
  const to = typed ?? ownAddress ?? '';

  const send = async (language: Language) => {
    const address = emailAddress.safeParse(to);
    setError(address.success ? undefined : test.notAnAddress);
    if (!address.success) return;
    setBusyWith(language);
    try {
      const call = { language, to: address.data, plan };
      const { data } = await post(`/panel/letter/weeks/${week}/test`, call);
      const { refused, isSaved } = testLetterResult.parse(data);
      if (refused) setError(test.refused + refused);
      else if (isSaved) toggleNotification({ type: 'warning', message: test.saved });
      else toggleNotification({ type: 'success', message: test.done(address.data) });
    } catch (thrown) {
      setError(formatError(thrown));
    } finally {
      setBusyWith(undefined);
    }
  };
  return (
    <Section title={test.title} hint={test.hint}>
      <Flex gap={2} wrap="wrap" alignItems="start">
        <Box flex="1 1 20rem">
          <Field.Root name="to" error={error}>
            <Field.Label>{test.address}</Field.Label>
            <TextInput
              type="email"
              autoComplete="email"
              value={to}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
            />
            <Field.Error />
          </Field.Root>
        </Box>
        <Flex gap={2} wrap="wrap" paddingTop={5}>
          {languages.map((language) => (
            <Button
              key={language}
              variant="secondary"
              size="L"
              loading={busyWith === language}
              disabled={busyWith !== undefined}
              onClick={() => void send(language)}
            >
              {test.send[language]}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Section>
  );
}
