import type { Core } from '@strapi/strapi';
import { startPurging } from './belongings.ts';
import { guardAffirmations } from './api/affirmation/rules.ts';
import { hashMemberPasswords } from './api/auth/member-passwords.ts';
import { guardCategories } from './api/category/rules.ts';
import { startListening, stopListening } from './api/change/listener.ts';
import { guardLetters } from './api/letter/rules.ts';
import { startWorkers, stopWorkers } from './api/letter/workers.ts';
import { prepareDatabase } from './database.ts';
import { rememberAccounts } from './history/accounts.ts';
import { rememberContent } from './history/content.ts';
import { guardPanelLogin } from './panel-accounts/login.ts';
import { endSessionsOfChangedAccounts } from './panel-accounts/sessions.ts';
import { arrangePanel } from './panel/arrange.ts';
import { closeRoute } from './panel/close-route.ts';
import { registerCustomFields } from './panel/custom-fields.ts';
import { writePasswordLetters } from './panel/password-letter.ts';
import { addPanelRoutes } from './panel/routes.ts';
import { startQueue, stopQueue } from './queue.ts';
import { guardLanguages } from './roles/guard.ts';
import { setUpRoles } from './roles/roles.ts';
import { startSchedule } from './schedule/schedule.ts';
import { createFirstAdministrator, createLanguages } from './seed/installation.ts';
import { loadSeed } from './seed/load.ts';
import { guardStorable } from './storable.ts';
import { passTurn, takeTurn } from './turn.ts';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Before Strapi makes its tables, which two at once would fail over.
    await takeTurn();
    // One proxy, one address: the last entry of X-Forwarded-For, which the site itself wrote.
    strapi.server.app.maxIpsCount = 1;
    registerCustomFields(strapi);
    guardStorable(strapi);
    guardLanguages(strapi);
    guardAffirmations(strapi);
    guardCategories(strapi);
    rememberContent(strapi);
    addPanelRoutes(strapi);
    guardLetters(strapi);
    writePasswordLetters(strapi);
    hashMemberPasswords(strapi);
    guardPanelLogin(strapi);
    // It would ask Strapi's company about a licence that nobody has.
    closeRoute(strapi.admin, { method: 'GET', path: '/license-trial-time-left' });
    // Its guided tour is for those who build sites, and no setting hides it.
    strapi.service('admin::user').isFirstSuperAdminUser = async () => false;
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareDatabase(strapi);
    await createLanguages(strapi);
    await setUpRoles(strapi);
    await arrangePanel(strapi);
    rememberAccounts(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createFirstAdministrator(strapi);
    await loadSeed(strapi);
    await passTurn();
    await startListening(strapi);
    startSchedule(strapi);
    await startPurging(strapi);
    await startWorkers(strapi, await startQueue());
  },

  async destroy() {
    stopWorkers();
    await stopQueue();
    await stopListening();
  },
};
