import type { Core } from '@strapi/strapi';
import { guardAffirmations } from './api/affirmation/rules.ts';
import { guardCategories } from './api/category/rules.ts';
import { startListening, stopListening } from './api/change/listener.ts';
import { openLetterPage } from './api/letter/panel.ts';
import { guardLetters } from './api/letter/rules.ts';
import { startWorkers, stopWorkers } from './api/letter/workers.ts';
import { prepareDatabase } from './database.ts';
import { startQueue, stopQueue } from './queue.ts';
import { createFirstAdministrator, createLanguages } from './seed/installation.ts';
import { loadSeed } from './seed/load.ts';
import { arrangePanel } from './seed/panel.ts';
import { guardStorable } from './storable.ts';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    // One proxy, one address: the last entry of X-Forwarded-For, which the site itself wrote.
    strapi.server.app.maxIpsCount = 1;
    guardStorable(strapi);
    guardAffirmations(strapi);
    guardCategories(strapi);
    guardLetters(strapi);
    openLetterPage(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareDatabase(strapi);
    await createLanguages(strapi);
    await createFirstAdministrator(strapi);
    await loadSeed(strapi);
    await arrangePanel(strapi);
    await startListening(strapi);
    await startWorkers(strapi, await startQueue(strapi));
  },

  async destroy() {
    stopWorkers();
    await stopQueue();
    await stopListening();
  },
};
