import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { team, type TeamMember } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { filterTeam, noFilter } from './filter.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { TeamTable } from './TeamTable.tsx';

const permissions = ['create', 'read', 'update', 'delete'].map((action) => ({
  action: `admin::users.${action}`,
  subject: null,
}));

/** The list of panel accounts, instead of Strapi's own. */
export default function TeamPage() {
  const { team: texts } = useTexts(textsByLanguage);
  const { data, isLoading, failure, reload } = useFetch('/panel/team', team);
  const { allowedActions } = useRBAC(permissions);
  const [opened, setOpened] = useState<TeamMember | 'new'>();
  const [filter, setFilter] = useState(noFilter);
  const found = filterTeam(data?.people ?? [], filter);

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{texts.pageTitle}</Page.Title>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        section="roles"
        primaryAction={
          allowedActions['canCreate'] && (
            <Button startIcon={<Mail />} onClick={() => setOpened('new')}>
              {texts.invite}
            </Button>
          )
        }
      />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data && (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <TeamFilters filter={filter} roles={data.roles} onChange={setFilter} />
            <Typography role="status" textColor="neutral600">
              {texts.found(found.length)}
            </Typography>
            {found.length === 0 ? (
              <EmptyStateLayout content={texts.none} />
            ) : (
              <TeamTable
                people={found}
                canDelete={allowedActions['canDelete'] === true}
                onOpen={setOpened}
                onDeleted={reload}
              />
            )}
          </Flex>
        )}
        {data && opened && (
          <InvitationDialog
            person={opened === 'new' ? undefined : opened}
            roles={data.roles}
            onSent={reload}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
