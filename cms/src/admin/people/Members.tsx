import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { ListedMember } from '../../contract/people.ts';
import { DataTable } from '../panel/DataTable.tsx';
import { useTexts } from '../panel/texts.ts';
import { EraseButton } from './EraseButton.tsx';

interface Props {
  members: readonly ListedMember[];
  onErased: () => void;
}

export function Members({ members, onErased }: Props) {
  const { common, people } = useTexts();
  const { formatDate } = useIntl();
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
  const { people } = useTexts();
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
