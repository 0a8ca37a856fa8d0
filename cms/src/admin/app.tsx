import type { StrapiApp } from '@strapi/strapi/admin';
import { addRelationInputs, chooseRelations } from './relation-fields.ts';
import { addAffirmationFields } from './affirmation/fields.ts';
import { removeEmptyRows, showFeaturedDetails } from './affirmation/featured-details.ts';
import { addSimilarPanel } from './affirmation/similar-panel.tsx';
import bird from './bird.svg';
import { addCategoryFields } from './category/fields.ts';
import { showIconsAndColors } from './category/list-columns.tsx';
import { dark, light } from './colors.ts';
import { addRecordingPanel } from '../recording/admin/recording-panel.tsx';
import { addFeatureActions } from '../featured/admin/bulk-actions.ts';
import { activityWidget } from '../audit-log/admin/activity-widget.ts';
import { newsletterWidget, scheduledWidget } from '../home/admin/widgets.ts';
import { waitingWidget } from '../translation/admin/waiting-widget.ts';
import { rewordUnsavedDialogs } from '../entry-form/admin/unsaved-dialogs.ts';
import { extendEntryForm, registerEntryForm } from '../entry-form/admin/entry-form.ts';
import { correctTypography } from './correct-typography.ts';
import { translateHardCodedTexts } from './hard-coded-texts.ts';
import { translateHints } from './hints.ts';
import { markLocalizedFields } from './localized-fields.tsx';
import { countCharacters } from './character-count.tsx';
import { shortenLanguages } from './languages-column.tsx';
import { addListSearch } from './list-search.tsx';
import { nameLists } from './list-names.ts';
import { addPages, menuTexts } from './pages.ts';
import { labelProfile } from './profile-labels.ts';
import { labelRoles } from './role-labels.ts';
import { isSame } from './shared/merge.ts';
import {
  colorLoaders,
  dismissStrapiAnnouncement,
  hideEmptySections,
  hideStrapiNewsletter,
  hideUnneededPages,
  replaceStrapiInTitles,
  unifyFonts,
} from '../strapi/admin/hide-branding.ts';
import { closeMenuBehindQuestions, correctNarrowLayout } from '../strapi/admin/narrow-window.ts';
import { saveOnlyChangesOfAccounts } from '../strapi/admin/account-form.ts';
import { requireEmptiedFields } from '../strapi/admin/emptied-fields.ts';
import { stopAiCalls } from '../strapi/admin/stop-ai-calls.ts';
import { fitRoles } from '../strapi/admin/role-style.ts';
import {
  grayDisabledItems,
  hideClearButtons,
  keepActionsInSight,
  showMoreOptions,
  hideWrongHints,
} from '../strapi/admin/form-style.ts';
import { BulkBar } from '../strapi/admin/BulkBar.tsx';
import { addAboveLists, addToForms } from '../strapi/admin/content-manager.ts';
import { askBeforeLeavingAccount } from '../strapi/admin/account-form.tsx';
import { askBeforeLeavingProfile } from '../strapi/admin/profile-form.tsx';
import { askBeforeLeavingRole } from '../strapi/admin/role-form.tsx';
import { fitLists, nameCells } from '../strapi/admin/list-style.ts';
import { hideIds } from '../strapi/admin/hide-ids.ts';
import { fitHomeWidgets, homeWidgetTexts, setHomeWidgets } from '../strapi/admin/home-widgets.ts';
import {
  chooseFirstLanguage,
  openContentInPanelLanguage,
  showLanguageInProfile,
} from '../strapi/admin/panel-language.ts';
import { showSharedFields } from '../strapi/admin/untranslated-entry.ts';
import { hideUnusable, hideUnusableActions } from '../strapi/admin/unusable.ts';
import { addScheduleActions } from '../schedule/admin/schedule-actions.tsx';
import { addSamplesNotice } from './testimonial/samples-notice.tsx';
import { translations } from './translations.ts';
import { ScheduledWarning } from '../schedule/admin/ScheduledWarning.tsx';
import { askInPanelLanguage } from '../strapi/admin/ask-in-panel-language.ts';
import { warnBeforeBulkPublishing } from '../strapi/admin/bulk-publish-warning.tsx';
import { MissingTranslation } from '../translation/admin/MissingTranslation.tsx';
import { UnfinishedWarning } from '../translation/admin/UnfinishedWarning.tsx';
import { addVersions } from '../versions/admin/add-versions.tsx';
import { replaceContentType } from '../strapi/admin/replace-content-type.ts';
import { LetterRedirect } from '../newsletter/admin/LetterRedirect.tsx';

/** In the order of the home page. */
const homeWidgets = [waitingWidget, scheduledWidget, newsletterWidget, activityWidget];

export default {
  config: {
    // In addition to English, which Strapi always includes.
    locales: ['fr'],
    translations: {
      en: { ...translations.en, ...menuTexts.en, ...homeWidgetTexts(homeWidgets, 'en') },
      fr: { ...translations.fr, ...menuTexts.fr, ...homeWidgetTexts(homeWidgets, 'fr') },
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
    chooseFirstLanguage();
    askInPanelLanguage();
    showLanguageInProfile();
    openContentInPanelLanguage(app);
    dismissStrapiAnnouncement();
    hideStrapiNewsletter();
    replaceStrapiInTitles();
    requireEmptiedFields();
    saveOnlyChangesOfAccounts(isSame);
    translateHardCodedTexts();
    correctTypography(app);
    colorLoaders();
    unifyFonts();
    correctNarrowLayout();
    closeMenuBehindQuestions();
    hideEmptySections();
    removeEmptyRows();
    hideUnneededPages();
    hideIds(app);
    nameLists();
    labelProfile();
    labelRoles();
    askBeforeLeavingAccount(app);
    askBeforeLeavingProfile(app);
    askBeforeLeavingRole(app);
    hideUnusable(app);
    addPages(app);
    replaceContentType(app, 'api::letter.letter', LetterRedirect);
    setHomeWidgets(app, homeWidgets);
    fitHomeWidgets();
    addCategoryFields(app);
    addAffirmationFields(app);
    addRelationInputs(app);
    keepActionsInSight();
    hideWrongHints();
    fitLists();
    fitRoles();
    nameCells();
    grayDisabledItems();
    hideClearButtons();
    showMoreOptions();
    registerEntryForm(app);
    // Primary buttons are the same in both themes.
    const { buttonPrimary600: background, buttonPrimary500: hover } = light;
    rewordUnsavedDialogs(translations, { background, hover });
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateHints);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', markLocalizedFields);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', countCharacters);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', showFeaturedDetails);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', chooseRelations);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', shortenLanguages);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showIconsAndColors);
    addSimilarPanel(app);
    addRecordingPanel(app);
    addFeatureActions(app);
    addSamplesNotice(app);
    addListSearch(app);
    addAboveLists(app, 'bulk-bar', BulkBar);
    addVersions(app);
    extendEntryForm(app);
    addScheduleActions(app);
    hideUnusableActions(app);
    stopAiCalls();
    showSharedFields();
    warnBeforeBulkPublishing(app, ScheduledWarning);
    warnBeforeBulkPublishing(app, UnfinishedWarning);
    addToForms(app, 'missing-translation', MissingTranslation);
  },
};
