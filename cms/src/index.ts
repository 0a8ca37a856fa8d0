import type { Core } from '@strapi/strapi';
import { startPurgingDeletedRows } from './core/member-rows.ts';
import { validateAffirmations } from './api/affirmation/rules.ts';
import { protectMembers } from './api/auth/protect-members.ts';
import { validateCategories } from './api/category/rules.ts';
import { validateTerms } from './api/term/rules.ts';
import { validateWeeks } from './api/week/rules.ts';
import { startListening } from './api/change/listener.ts';
import { validateLetters } from './newsletter/server/rules.ts';
import { startWorkers, stopWorkers } from './newsletter/server/workers.ts';
import { prepareDatabase } from './prepare-database.ts';
import { limitConnections } from './contract/network.ts';
import { logAccountChanges } from './audit-log/server/accounts.ts';
import { logContentChanges } from './audit-log/server/content.ts';
import { protectPanelLogin } from './strapi/login.ts';
import { endSessionsOfChangedAccounts } from './strapi/sessions.ts';
import { checkLocalesWithoutDatabase } from './strapi/check-locales.ts';
import { configureViews } from './strapi/configure-views.ts';
import { replaceEmailPattern } from './strapi/email-validation.ts';
import { readLatePagesById } from './strapi/late-pages.ts';
import { searchAnyApostrophe } from './strapi/search-apostrophes.ts';
import { limitGivenRights } from './strapi/given-rights.ts';
import { limitHomepageLayout } from './strapi/homepage-layout.ts';
import { dropUnknownParameters } from './strapi/query-parameters.ts';
import { hideAdvertising } from './strapi/hide-advertising.ts';
import { hideUnused } from './strapi/hide-unused.ts';
import { endLinksOfChangedAccounts } from './strapi/account-links.ts';
import { limitInvitations } from './strapi/invitations.ts';
import { trustOneProxy } from './strapi/trust-one-proxy.ts';
import { registerCustomFields } from './strapi/custom-fields.ts';
import { customizePasswordEmails } from './strapi/password-email.ts';
import { addPanelRoutes } from './panel-routes.ts';
import { startQueue, stopQueue } from './core/queue.ts';
import { addReadinessRoute } from './readiness.ts';
import { stopGracefully } from './stop-gracefully.ts';
import { enforceLanguagePermissions } from './strapi/close-language-gap.ts';
import { registerPanelPermissions } from './strapi/panel-permissions.ts';
import { setUpRoles } from './strapi/roles.ts';
import { startSchedule } from './schedule/server/timer.ts';
import { unscheduleChangedTexts } from './schedule/server/unschedule-changed.ts';
import { startReminders } from './translation/server/reminder-worker.ts';
import { keepVersions } from './versions/server/keep-versions.ts';
import { createFirstAdministrator, createLanguages } from './strapi/installation.ts';
import { unpublishOnce } from './strapi/unpublish-once.ts';
import { loadSeed } from './seed/load.ts';
import { guardConnections } from './contract/guard-connections.ts';
import { countConnections } from './contract/turn.ts';
import { limitEntries } from './core/entry-limits.ts';
import { ignoreSystemFields } from './core/ignore-system-fields.ts';
import { rejectInvalidDates } from './core/reject-invalid-dates.ts';
import { rejectNullBytes } from './core/reject-null-bytes.ts';
import { validateDrafts } from './core/validate-drafts.ts';
import { cmsSettings } from './core/settings.ts';
import { releaseStartupLock, acquireStartupLock } from './core/startup-lock.ts';

/** The site opens fewer than 1000 while all its queues are busy. */
const connectionLimits = { perNetwork: 1000, all: 5000 };

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Acquired before Strapi creates its tables, which fails if two processes do it at the same time.
    await acquireStartupLock();
    replaceEmailPattern();
    trustOneProxy(strapi);
    // A reverse proxy holds everyone's connections.
    if (cmsSettings().TRUSTED_PROXIES === 0)
      limitConnections(strapi.server.httpServer, connectionLimits);
    guardConnections(strapi.server.httpServer);
    countConnections(strapi.server.httpServer);
    addReadinessRoute(strapi, stopGracefully(strapi));
    registerCustomFields(strapi);
    ignoreSystemFields(strapi);
    rejectNullBytes(strapi);
    rejectInvalidDates(strapi);
    validateDrafts(strapi);
    enforceLanguagePermissions(strapi);
    // It locks the whole table, which would wait for the row of another save that keeps a version.
    validateTerms(strapi);
    keepVersions(strapi);
    validateAffirmations(strapi);
    unscheduleChangedTexts(strapi);
    limitEntries(strapi);
    validateCategories(strapi);
    validateWeeks(strapi);
    logContentChanges(strapi);
    await registerPanelPermissions(strapi);
    addPanelRoutes(strapi);
    validateLetters(strapi);
    customizePasswordEmails(strapi);
    protectMembers(strapi);
    protectPanelLogin(strapi);
    limitGivenRights(strapi);
    limitHomepageLayout(strapi);
    hideAdvertising(strapi);
    dropUnknownParameters(strapi);
    hideUnused(strapi);
    checkLocalesWithoutDatabase(strapi);
    unpublishOnce(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareDatabase(strapi);
    await createLanguages(strapi);
    await setUpRoles(strapi);
    await configureViews(strapi);
    logAccountChanges(strapi);
    endSessionsOfChangedAccounts(strapi);
    endLinksOfChangedAccounts(strapi);
    limitInvitations(strapi);
    searchAnyApostrophe(strapi);
    readLatePagesById(strapi);
    await createFirstAdministrator(strapi);
    await loadSeed(strapi);
    await releaseStartupLock();
    await startListening(strapi);
    startSchedule(strapi);
    await startPurgingDeletedRows(strapi);
    const queue = await startQueue();
    await startWorkers(strapi, queue);
    await startReminders(strapi, queue);
  },

  async destroy() {
    stopWorkers();
    await stopQueue();
  },
};
