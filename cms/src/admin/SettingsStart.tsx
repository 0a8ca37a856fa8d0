import { useAuth } from '@strapi/strapi/admin';
import { Navigate } from 'react-router-dom';

/** Leads to the first page of the settings, instead of Strapi's overview, which shows its version and plan. */
export default function SettingsStart() {
  const canSeeTeam = useAuth('SettingsStart', ({ permissions }) =>
    permissions.some(({ action }) => action === 'admin::users.read'),
  );
  return <Navigate replace to={canSeeTeam ? '/settings/users' : '/settings/roles'} />;
}
