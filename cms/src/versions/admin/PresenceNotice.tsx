import { Box, Flex, Typography } from '@strapi/design-system';
import { User, WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formatList } from '../../admin/shared/format-list.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { openEntry, shownSave } from './presence.ts';

/** A list of names can begin with “a colleague.” */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says who else has the entry open, and whether somebody has saved it since. */
export function PresenceNotice() {
  const { presence } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const language = useLanguage();
  const { formatTime } = useIntl();
  const { others = [], newest } = openEntry.use() ?? {};
  const shown = shownSave.use();
  const names = others.map((other) => {
    const name = other.name ?? presence.someone;
    return other.language ? presence.withLanguage(name, common.languages[other.language]) : name;
  });
  const isNewer =
    newest && !newest.isMine && shown !== undefined && newest.savedAt.getTime() > shown;
  return (
    <Notices role="status" direction="column" alignItems="stretch" gap={2} width="100%">
      {names.length > 0 && (
        <Line variant="secondary" icon={User}>
          {capitalize(presence.alsoOpen(formatList(language, names), names.length))}
        </Line>
      )}
      {isNewer && (
        <Line variant="warning" icon={WarningCircle}>
          {presence.newer(newest.by, formatTime(newest.at))} {presence.reload}
        </Line>
      )}
    </Notices>
  );
}

/* Without a notice, it takes up no gap between its neighbors. */
const Notices = styled(Flex)`
  &:empty {
    position: absolute;
    width: auto;
  }
`;

interface LineProps {
  variant: 'secondary' | 'warning';
  icon: typeof User;
  children: ReactNode;
}

function Line({ variant, icon: Icon, children }: LineProps) {
  return (
    <Flex
      background={`${variant}100`}
      borderColor={`${variant}200`}
      hasRadius
      gap={2}
      padding={2}
      alignItems="start"
    >
      <Box shrink={0} lineHeight={0} paddingTop={1}>
        <Icon aria-hidden width="1.2rem" height="1.2rem" fill={`${variant}600`} />
      </Box>
      <Typography tag="p" variant="pi">
        {children}
      </Typography>
    </Flex>
  );
}
