import { Page, useAuth } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Loading } from './shared/Loading.tsx';

interface Permission {
  action: string;
  subject: string | null;
}

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Wraps a page, so that people who lack its permission read that their role has no access. */
export const guardPage =
  (load: LoadPage, permission: Permission): LoadPage =>
  // Strapi warns of async functions.
  () =>
    load().then(({ default: Content }) => ({
      default: () => <PageGuard permission={permission} content={Content} />,
    }));

function PageGuard({
  permission: { action, subject },
  content: Content,
}: {
  permission: Permission;
  content: ComponentType;
}) {
  const isLoading = useAuth('PageGuard', (auth) => auth.isLoading);
  const isAllowed = useAuth('PageGuard', ({ permissions }) =>
    permissions.some((each) => each.action === action && (each.subject ?? null) === subject),
  );
  // Pages keep unsaved text by account.
  const isKnown = useAuth('PageGuard', ({ user }) => user !== undefined);
  if (isAllowed && isKnown) return <Content />;
  return isLoading || isAllowed ? <Loading /> : <Page.NoPermissions />;
}
