import { Button, Flex, IconButton, Status, Typography } from '@strapi/design-system';
import { Mail, Pencil } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import type { TeamMember } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { DeleteButton } from './DeleteButton.tsx';

interface Props {
  people: readonly TeamMember[];
  canDelete: boolean;
  /** Opens somebody's invitation. */
  onOpen: (person: TeamMember) => void;
  onDeleted: () => void;
}

const variants = { active: 'success', invited: 'secondary', inactive: 'neutral' } as const;

export function TeamTable({ people, canDelete, onOpen, onDeleted }: Props) {
  const { common } = useTexts(sharedTexts);
  const { team } = useTexts(textsByLanguage);
  const ownEmail = useAuth('TeamTable', ({ user }) => user?.email);
  const { name, email, role, language, state } = team.columns;
  return (
    <DataTable
      columns={[name, email, role, language, state]}
      lastColumn={team.actions}
      rows={people.map((person) => {
        const isOwn = person.email === ownEmail;
        return {
          key: person.id,
          cells: [
            <span key="name">
              <span lang="">{person.name}</span>
              {isOwn && ` (${team.you})`}
            </span>,
            <span key="email" lang="" style={{ overflowWrap: 'anywhere' }}>
              {person.email}
            </span>,
            <Flex key="roles" direction="column" alignItems="flex-start">
              {person.roles.map((each) => (
                <span key={each}>{each}</span>
              ))}
            </Flex>,
            person.language ? common.languages[person.language] : team.unknownLanguage,
            <Flex key="state">
              <Status size="S" variant={variants[person.state]}>
                <Typography tag="span" variant="omega" fontWeight="bold">
                  {team.states[person.state]}
                </Typography>
              </Status>
            </Flex>,
            <Flex key="actions" gap={1} justifyContent="flex-end">
              {person.link !== null && (
                <Button
                  size="S"
                  variant="secondary"
                  startIcon={<Mail />}
                  aria-label={team.invitationOf(person.name)}
                  onClick={() => onOpen(person)}
                >
                  {team.invitation}
                </Button>
              )}
              <IconButton
                variant="ghost"
                tag={NavLink}
                to={String(person.id)}
                label={team.edit(person.name)}
              >
                <Pencil />
              </IconButton>
              {canDelete && !isOwn && <DeleteButton person={person} onDeleted={onDeleted} />}
            </Flex>,
          ],
        };
      })}
    />
  );
}
