import { Flex, IconButton } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { z } from 'zod';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage as serverTexts } from '../../i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const roleList = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      code: z.string().nullish(),
      name: z.string(),
      description: z.string().nullish(),
      usersCount: z.number(),
    }),
  ),
});
type RoleTexts = Readonly<Record<string, { name: string; description: string }>>;

const permissions = [{ action: 'admin::roles.update', subject: null }];

/** The list of roles, instead of Strapi's own, which fails for people who can't add roles. */
export default function RolesPage() {
  const { roles: texts, team } = useTexts(textsByLanguage);
  // The database has them in English.
  const own: RoleTexts = useTexts(serverTexts).roles;
  const { data, isLoading, failure, reload } = useFetch('/admin/roles', roleList);
  const { canUpdate } = useRBAC(permissions).allowedActions;
  const { name, description, accounts } = texts.columns;
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{texts.pageTitle}</Page.Title>
      <PageHeader title={texts.title} subtitle={texts.subtitle} section="roles" />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data && (
          <DataTable
            columns={[name, description, accounts]}
            lastColumn={team.actions}
            rows={data.data.map((role) => {
              const shown = own[role.code ?? ''] ?? role;
              return {
                key: role.id,
                cells: [
                  shown.name,
                  shown.description,
                  role.usersCount,
                  canUpdate && (
                    <Flex key="edit" justifyContent="flex-end">
                      <IconButton
                        variant="ghost"
                        tag={NavLink}
                        to={String(role.id)}
                        label={texts.edit(shown.name)}
                      >
                        <Pencil />
                      </IconButton>
                    </Flex>
                  ),
                ],
              };
            })}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
