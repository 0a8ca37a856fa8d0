import type { StrapiApp } from '@strapi/strapi/admin';
import { addAffirmationFields } from './affirmation/fields.ts';
import { addSimilarPanel } from './affirmation/similar-panel.tsx';
import bird from './bird.svg';
import { addCategoryFields } from './category/fields.ts';
import { dark, light } from './colors.ts';
import { addFeatureActions } from '../featured/admin/bulk-actions.ts';
import { addWaitingWidget, widgetTexts } from '../translation/admin/waiting-widget.ts';
import { extendEntryForm, registerEntryForm } from '../entry-form/admin/entry-form.ts';
import { correctTypography } from './correct-typography.ts';
import { translateDates } from './translate-dates.ts';
import { translateHardCodedTexts } from './hard-coded-texts.ts';
import { translateHints } from './hints.ts';
import { shortenLanguages } from './languages-column.tsx';
import { addPages, menuTexts } from './pages.ts';
import {
  colorLoaders,
  dismissStrapiAnnouncement,
  hideStrapiNewsletter,
  replaceStrapiInTitles,
} from '../strapi/admin/hide-branding.ts';
import { adoptInvitationLanguage } from '../strapi/admin/panel-language.ts';
import { addScheduleActions } from '../schedule/admin/schedule-actions.tsx';
import { addSamplesNotice } from './testimonial/samples-notice.tsx';
import { translations } from './translations.ts';
import { ScheduledWarning } from '../schedule/admin/ScheduledWarning.tsx';
import { warnBeforeBulkPublishing } from '../strapi/admin/bulk-publish-warning.tsx';
import { UnfinishedWarning } from '../translation/admin/UnfinishedWarning.tsx';
import { addVersions } from '../versions/admin/add-versions.tsx';

export default {
  config: {
    // In addition to English, which Strapi always includes.
    locales: ['fr'],
    translations: {
      en: { ...translations.en, ...menuTexts.en, ...widgetTexts.en },
      fr: { ...translations.fr, ...menuTexts.fr, ...widgetTexts.fr },
    },
    auth: { logo: bird },
    menu: { logo: bird },
    head: { favicon: bird },
    theme: { light: { colors: light }, dark: { colors: dark } },
    // Turns off Strapi's update checks and ads, which contact other servers.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    adoptInvitationLanguage();
    dismissStrapiAnnouncement();
    hideStrapiNewsletter();
    replaceStrapiInTitles();
    translateHardCodedTexts();
    correctTypography(app);
    translateDates();
    colorLoaders();
    addPages(app);
    addWaitingWidget(app);
    addCategoryFields(app);
    addAffirmationFields(app);
    registerEntryForm(app);
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateHints);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', shortenLanguages);
    addSimilarPanel(app);
    addFeatureActions(app);
    addSamplesNotice(app);
    addVersions(app);
    extendEntryForm(app);
    addScheduleActions(app);
    warnBeforeBulkPublishing(app, ScheduledWarning);
    warnBeforeBulkPublishing(app, UnfinishedWarning);
  },
};
