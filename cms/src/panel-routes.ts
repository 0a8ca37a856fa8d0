import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  listChoices,
  moveWeek,
  previewPlan,
  saveWeek,
  sendTestLetter,
  showSentLetters,
  showWeeks,
} from './newsletter/server/controller.ts';
import { findSimilar } from './api/affirmation/similar.ts';
import { setFeatured, listFeatured, reorderFeatured } from './featured/server/controller.ts';
import {
  countTranslations,
  listDrafts,
  markReady,
  publishTexts,
  readQueue,
  readUnfinished,
  saveTranslation,
} from './translation/server/controller.ts';
import {
  readComments,
  suggestTranslations,
  updateComment,
  writeComment,
} from './translation/server/help-controller.ts';
import { changeReminder, showReminder } from './translation/server/reminder-controller.ts';
import { readGlossary } from './translation/server/glossary.ts';
import { exportCsv, importCsv } from './spreadsheet/server/controller.ts';
import { panelAction, type PanelPermission } from './contract/panel-permission.ts';
import { listScheduled, showNextNewsletter } from './home/server/controller.ts';
import { versionedTypes } from './contract/versions.ts';
import { listAuditLog, showChanges } from './audit-log/server/controller.ts';
import { closeEntry, keepOpen, showVersions } from './versions/server/controller.ts';
import { invite, inviteAgain, listTeam } from './team/server/controller.ts';
import {
  deleteRecordings,
  putRecording,
  sendRecording,
  showRecordings,
} from './recording/server/controller.ts';
import { eraseMember, eraseSubscriber, exportAll, list } from './people/server/controller.ts';

type Handler = (ctx: Context) => Promise<void>;

interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handler: Handler;
  /** The permission that the caller needs. Handlers also check the language. */
  needs: PanelPermission | { action: string; subject?: string };
}

const entries = (action: 'read' | 'publish', noun: string) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: `api::${noun}.${noun}`,
});
const readEntries = (noun: string) => entries('read', noun);
const readAffirmations = readEntries('affirmation');
const publishAffirmations = entries('publish', 'affirmation');
const recordings = '/recordings/:documentId';

/** Strapi's own permissions for panel accounts. */
const accounts = (action: 'read' | 'create') => ({ action: `admin::users.${action}` });

const routes: readonly PanelRoute[] = [
  {
    method: 'GET',
    path: '/affirmations/similar',
    handler: findSimilar,
    needs: readAffirmations,
  },
  { method: 'GET', path: recordings, handler: showRecordings, needs: readAffirmations },
  { method: 'PUT', path: recordings, handler: putRecording, needs: publishAffirmations },
  { method: 'DELETE', path: recordings, handler: deleteRecordings, needs: publishAffirmations },
  { method: 'GET', path: `${recordings}/:file`, handler: sendRecording, needs: readAffirmations },
  { method: 'GET', path: '/featured', handler: listFeatured, needs: 'featured.read' },
  { method: 'POST', path: '/featured', handler: setFeatured, needs: 'featured.update' },
  { method: 'PUT', path: '/featured/order', handler: reorderFeatured, needs: 'featured.update' },
  { method: 'GET', path: '/translations', handler: countTranslations, needs: 'translations.read' },
  { method: 'GET', path: '/glossary', handler: readGlossary, needs: 'translations.read' },
  { method: 'GET', path: '/translations/:noun', handler: readQueue, needs: 'translations.read' },
  {
    method: 'PUT',
    path: '/translations/:noun/:documentId',
    handler: saveTranslation,
    needs: 'translations.update',
  },
  {
    method: 'POST',
    path: '/translations/:noun/:documentId/ready',
    handler: markReady,
    needs: 'translations.update',
  },
  {
    method: 'POST',
    path: '/translations/:noun/publish',
    handler: publishTexts,
    needs: 'translations.update',
  },
  {
    method: 'GET',
    path: '/translations/:noun/unfinished',
    handler: readUnfinished,
    needs: 'translations.read',
  },
  {
    method: 'GET',
    path: '/translations/:noun/:documentId/similar',
    handler: suggestTranslations,
    needs: 'translations.read',
  },
  {
    method: 'GET',
    path: '/translations/:noun/:documentId/comments',
    handler: readComments,
    needs: 'translations.read',
  },
  {
    method: 'POST',
    path: '/translations/:noun/:documentId/comments',
    handler: writeComment,
    needs: 'translations.update',
  },
  {
    method: 'PUT',
    path: '/translations/:noun/:documentId/comments/:comment',
    handler: updateComment,
    needs: 'translations.update',
  },
  { method: 'GET', path: '/spreadsheet', handler: exportCsv, needs: 'spreadsheet.export-csv' },
  { method: 'POST', path: '/spreadsheet', handler: importCsv, needs: 'spreadsheet.import-csv' },
  {
    method: 'GET',
    path: '/letter/sent',
    handler: showSentLetters,
    needs: 'newsletter.read',
  },
  { method: 'GET', path: '/letter/weeks', handler: showWeeks, needs: 'newsletter.read' },
  { method: 'PUT', path: '/letter/weeks/:week', handler: saveWeek, needs: 'newsletter.update' },
  {
    method: 'POST',
    path: '/letter/weeks/:week/move',
    handler: moveWeek,
    needs: 'newsletter.update',
  },
  {
    method: 'POST',
    path: '/letter/weeks/:week/preview',
    handler: previewPlan,
    needs: 'newsletter.read',
  },
  {
    method: 'POST',
    path: '/letter/weeks/:week/test',
    handler: sendTestLetter,
    needs: 'newsletter.test',
  },
  { method: 'GET', path: '/letter/choices', handler: listChoices, needs: 'newsletter.update' },
  { method: 'GET', path: '/members', handler: list('members'), needs: 'people.read' },
  { method: 'GET', path: '/members/export', handler: exportAll('members'), needs: 'people.read' },
  { method: 'DELETE', path: '/members/:id', handler: eraseMember, needs: 'people.delete' },
  { method: 'GET', path: '/subscribers', handler: list('subscribers'), needs: 'people.read' },
  {
    method: 'GET',
    path: '/subscribers/export',
    handler: exportAll('subscribers'),
    needs: 'people.read',
  },
  { method: 'DELETE', path: '/subscribers/:id', handler: eraseSubscriber, needs: 'people.delete' },
  { method: 'GET', path: '/team', handler: listTeam, needs: accounts('read') },
  { method: 'POST', path: '/team', handler: invite, needs: accounts('create') },
  {
    method: 'POST',
    path: '/team/:id/invitation',
    handler: inviteAgain,
    needs: accounts('create'),
  },
  {
    method: 'GET',
    path: '/home/scheduled',
    handler: listScheduled,
    needs: readAffirmations,
  },
  {
    method: 'GET',
    path: '/home/newsletter',
    handler: showNextNewsletter,
    needs: 'newsletter.read',
  },
  { method: 'GET', path: '/home/drafts', handler: listDrafts, needs: 'translations.read' },
  { method: 'GET', path: '/home/reminder', handler: showReminder, needs: 'translations.read' },
  { method: 'PUT', path: '/home/reminder', handler: changeReminder, needs: 'translations.read' },
  { method: 'GET', path: '/history', handler: listAuditLog, needs: 'history.read' },
  {
    method: 'GET',
    path: '/history/:id/changes',
    handler: showChanges,
    needs: 'history.read',
  },
  ...versionedTypes.flatMap((noun): PanelRoute[] => {
    const needs = readEntries(noun);
    const presence = `/presence/${noun}/:documentId`;
    return [
      {
        method: 'GET',
        path: `/versions/${noun}/:documentId`,
        handler: showVersions(noun),
        needs,
      },
      { method: 'POST', path: presence, handler: keepOpen(noun), needs },
      { method: 'DELETE', path: presence, handler: closeEntry(noun), needs },
    ];
  }),
];

/** Registers the calls of the panel's own pages below `/panel`. */
export function addPanelRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/panel',
    routes: routes.map(({ method, path, handler, needs }) => ({
      method,
      path,
      handler,
      info: { type: 'admin' },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          {
            name: 'admin::hasPermissions',
            config: {
              actions: [typeof needs === 'string' ? { action: panelAction(needs) } : needs],
            },
          },
        ],
      },
    })),
  });
}
