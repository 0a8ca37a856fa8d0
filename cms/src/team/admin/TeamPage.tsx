import { Button } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { team, type TeamMember } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { TeamTable } from './TeamTable.tsx';

const permissions = ['create', 'read', 'update', 'delete'].map((action) => ({
  action: `admin::users.${action}`,
  subject: null,
}));

/** Everyone with an account of the panel, in place of Strapi's own list. */
export default function TeamPage() {
  const { team: texts } = useTexts(textsByLanguage);
  const { data, isLoading, failure, reload } = useFetch('/panel/team', team);
  const { allowedActions } = useRBAC(permissions);
  const [opened, setOpened] = useState<TeamMember | 'new'>();

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{texts.pageTitle}</Page.Title>
      <Layouts.Header
        title={texts.title}
        subtitle={texts.subtitle}
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
          <TeamTable
            people={data.people}
            canDelete={allowedActions['canDelete'] === true}
            onOpen={setOpened}
            onDeleted={reload}
          />
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
