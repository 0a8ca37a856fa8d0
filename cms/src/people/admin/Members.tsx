import { Typography } from '@strapi/design-system';
import type { ListedMember } from '../../contract/people.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { EraseButton } from './EraseButton.tsx';

interface Props {
  members: readonly ListedMember[];
  onErased: () => void;
}

export function Members({ members, onErased }: Props) {
  const { common } = useTexts(sharedTexts);
  const { people } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const { name, email, role, kept, createdAt, language } = people.columns;
  return (
    <DataTable
      columns={[name, email, role, language, kept, createdAt]}
      lastColumn={people.erase}
      rows={members.map((member) => ({
        key: member.id,
        cells: [
          member.name,
          <Address key="email" email={member.email} isConfirmed={member.confirmed} />,
          people.roles[member.role],
          common.languages[member.language],
          `${member.collections} · ${member.affirmations}`,
          formatDate(member.createdAt, { dateStyle: 'medium' }),
          <EraseButton
            key="erase"
            kind="members"
            id={member.id}
            who={member.email}
            onErased={onErased}
          />,
        ],
      }))}
    />
  );
}

function Address({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { people } = useTexts(textsByLanguage);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {email}{' '}
      {!isConfirmed && (
        <Typography variant="pi" textColor="neutral600">
          ({people.unconfirmed})
        </Typography>
      )}
    </span>
  );
}
