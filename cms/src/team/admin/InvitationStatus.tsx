import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { Notice } from '../../admin/shared/Notice.tsx';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import type { Language } from '../../contract/language.ts';
import type { InvitationResult, TeamMember } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { LanguageChoice } from './Choices.tsx';

interface Props {
  person: TeamMember;
  /** What happened to the email that was sent last from this dialog. */
  result: InvitationResult | undefined;
  /** Why the call failed. */
  failure: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** An invitation that nobody has accepted yet: whether its email went out, and the whole link. */
export function InvitationStatus({ person, result, failure, language, onLanguage }: Props) {
  const { invitation } = useTexts(textsByLanguage);
  const { toggleNotification } = useNotification();
  const { copy } = useClipboard();
  const formatDate = useFormatDate();
  const link = person.link ?? '';
  const copyLink = async () => {
    if (await copy(link)) toggleNotification({ type: 'success', message: invitation.copied });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {failure && <Notice variant="danger">{failure}</Notice>}
      {!failure && result && (
        <Notice variant={result.delivery === 'sent' ? 'success' : 'danger'}>
          {invitation.deliveries[result.delivery](person.email, result.reason)}
        </Notice>
      )}
      {!failure && !result && <Typography tag="p">{invitation.waiting}</Typography>}
      <Flex tag="section" direction="column" alignItems="stretch" gap={2}>
        <Typography tag="h3" variant="pi" fontWeight="bold">
          {invitation.link}
        </Typography>
        <Box background="neutral100" borderColor="neutral200" hasRadius padding={3}>
          <Typography
            tag="p"
            lang=""
            style={{ overflowWrap: 'anywhere', wordBreak: 'break-all', userSelect: 'all' }}
          >
            {link}
          </Typography>
        </Box>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {person.linkEndsAt === null
            ? invitation.linkEnded
            : invitation.linkHint(formatDate(person.linkEndsAt, { dateStyle: 'long' }))}
        </Typography>
        <Flex>
          <Button variant="tertiary" startIcon={<Duplicate />} onClick={() => void copyLink()}>
            {invitation.copy}
          </Button>
        </Flex>
      </Flex>
      <LanguageChoice language={language} onLanguage={onLanguage} />
    </Flex>
  );
}
