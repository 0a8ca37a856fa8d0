/** Filters, publishing, deletion and other actions on Strapi's entries and their languages. */
export const contentActions = {
  'containers.list.displayedFields': 'Champs affichés',
  'components.FilterOptions.FILTER_TYPES.$eq': 'est',
  'components.FilterOptions.FILTER_TYPES.$ne': 'n’est pas',
  'components.FilterOptions.FILTER_TYPES.$eqi': 'est (sans tenir compte des majuscules)',
  'components.FilterOptions.FILTER_TYPES.$nei': 'n’est pas (sans tenir compte des majuscules)',
  'components.FilterOptions.FILTER_TYPES.$null': 'est vide',
  'components.FilterOptions.FILTER_TYPES.$notNull': 'n’est pas vide',
  'components.FilterOptions.FILTER_TYPES.$gt': 'est supérieur à',
  'components.FilterOptions.FILTER_TYPES.$gte': 'est supérieur ou égal à',
  'components.FilterOptions.FILTER_TYPES.$lt': 'est inférieur à',
  'components.FilterOptions.FILTER_TYPES.$lte': 'est inférieur ou égal à',
  'components.FilterOptions.FILTER_TYPES.$contains': 'contient',
  'components.FilterOptions.FILTER_TYPES.$containsi': 'contient (sans tenir compte des majuscules)',
  'components.FilterOptions.FILTER_TYPES.$notContains': 'ne contient pas',
  'components.FilterOptions.FILTER_TYPES.$notContainsi':
    'ne contient pas (sans tenir compte des majuscules)',
  'components.FilterOptions.FILTER_TYPES.$startsWith': 'commence par',
  'components.FilterOptions.FILTER_TYPES.$startsWithi':
    'commence par (sans tenir compte des majuscules)',
  'components.FilterOptions.FILTER_TYPES.$endsWith': 'se termine par',
  'components.FilterOptions.FILTER_TYPES.$endsWithi':
    'se termine par (sans tenir compte des majuscules)',
  'content-manager.App.schemas.data-loaded': 'Tout est chargé.',
  'content-manager.actions.edit.label': 'Modifier',
  'content-manager.actions.discard.label': 'Abandonner les modifications',
  'content-manager.actions.discard.dialog.body':
    'Le brouillon reprendra le texte publié. Les modifications abandonnées resteront disponibles sous « Versions ». Voulez-vous continuer ?',
  'content-manager.actions.unpublish.dialog.radio-label': 'Que faire du brouillon ?',
  'content-manager.actions.delete.label':
    'Supprimer l’entrée{isLocalized, select, true { (toutes les langues)} other {}}',
  'content-manager.actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'content-manager.actions.copy-documentId.label': 'Copier l’identifiant du document',
  'content-manager.actions.copy-documentId.success': 'Identifiant copié',
  'content-manager.components.LeftMenu.collection-types': 'Contenus',
  'content-manager.components.RelationInputModal.modal-title': 'Modifier l’entrée liée',
  'content-manager.components.RelationInputModal.button-fullpage': 'Ouvrir l’entrée',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Certaines modifications ne sont pas enregistrées et seront perdues. Voulez-vous vraiment fermer ?',
  'content-manager.containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Identifiant du document',
  'content-manager.containers.List.scheduled': 'Planifié',
  'content-manager.containers.List.statusFilter.draft': 'Brouillon (jamais publié)',
  'content-manager.containers.List.statusFilter.published': 'Publié (tout)',
  'content-manager.containers.List.statusFilter.publishedModified': 'Publié (modifié depuis)',
  'content-manager.containers.List.statusFilter.publishedUnmodified': 'Publié (sans modification)',
  'content-manager.containers.ListPage.selectedEntriesModal.title': 'Publier les entrées',
  'content-manager.containers.list.filters.status': 'État',
  'content-manager.containers.list.table.row-actions': 'Actions de la ligne',
  'content-manager.containers.list.table-headers.status': 'État',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.publish':
    'Déjà publiées : <b>{publishedCount}</b>. À publier : <b>{draftCount}</b>. À compléter : <b>{withErrorsCount}</b>.',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    'Déjà hors ligne : <b>{draftCount}</b>. À dépublier : <b>{publishedCount}</b>.',
  'content-manager.form.Input.hint.character.unit':
    '{maxValue, plural, one { caractère} other { caractères}}',
  'content-manager.listView.validation.errors.title': 'À compléter',
  'content-manager.listView.validation.errors.message':
    'Remplissez les champs obligatoires et respectez les longueurs avant de publier.',
  'content-manager.pages.ListView.header-subtitle':
    '{number, plural, =0 {Aucune entrée} one {# entrée} other {# entrées}}',
  'content-manager.permissions.not-allowed.locale': 'Vous n’avez pas accès à cette langue',
  'content-manager.plugin.name': 'Contenu',
  'content-manager.popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'content-manager.actions.unpublish.dialog.option.replace-draft':
    'Dépublier et remplacer le brouillon par la version publiée',
  'content-manager.success.record.discard': 'Modifications abandonnées',
  'content-manager.success.record.save': 'Enregistré',
  'content-manager.success.record.unpublish': 'Entrée dépubliée',
  'content-manager.success.records.unpublish': 'Entrées dépubliées',
  'content-manager.popUpWarning.warning.unpublish':
    'Une fois dépubliée, cette entrée redevient un brouillon.',
  'content-manager.popUpWarning.warning.unpublish-question':
    'Voulez-vous vraiment dépublier cette entrée ?',
  'content-manager.preview.content.close-editor': 'Fermer l’éditeur',
  'content-manager.preview.content.open-editor': 'Ouvrir l’éditeur',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'content-manager.preview.copy.success': 'Lien de l’aperçu copié',
  'content-manager.preview.device.desktop': 'Ordinateur',
  'content-manager.preview.device.mobile': 'Téléphone',
  'content-manager.preview.device.select': 'Choisir l’appareil',
  'content-manager.preview.header.close': 'Fermer l’aperçu',
  'content-manager.preview.page-title': 'Aperçu : {contentType}',
  'content-manager.preview.panel.button': 'Ouvrir l’aperçu',
  'content-manager.preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'content-manager.preview.panel.title': 'Aperçu',
  'preview.tabs.label': 'État de l’aperçu',
  'content-manager.relation.add': 'Choisir',
  'content-manager.relation.disconnect': 'Retirer',
  'content-manager.relation.create': 'Créer',
  'i18n.Settings.list.actions.deleteAdditionalInfos':
    'Seule la version dans cette langue sera supprimée',
  'content-manager.success.records.publish': 'Entrées publiées',
  'i18n.Field.localized': 'Propre à chaque langue',
  'i18n.Field.not-localized': 'Commun à toutes les langues',
  'i18n.actions.select-locale': 'Choisir la langue',
  'i18n.actions.delete.label': 'Supprimer l’entrée (cette langue)',
  'i18n.actions.delete.dialog.title': 'Confirmation',
  'i18n.actions.delete.dialog.body':
    'Voulez-vous vraiment supprimer la version dans cette langue ?',
  'i18n.actions.delete.error': 'La version dans cette langue n’a pas pu être supprimée.',
  'i18n.CMEditViewCopyLocale.copy-text': 'Remplir à partir d’une autre langue',
  'i18n.CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'i18n.CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Ce qui est écrit ici sera remplacé par le contenu de cette langue :',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Choisir une langue…',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publier dans plusieurs langues',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Dépublier dans plusieurs langues',
  'i18n.CMEditViewBulkLocale.status': 'État',
  'i18n.CMEditViewBulkLocale.publication-status': 'État de publication',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Voulez-vous vraiment continuer ?',
  'i18n.CMEditViewLocalePicker.locale.create': 'Créer une version : <bold>{locale}</bold>',
  'i18n.CMListView.popover.display-locales.more':
    '{locales} et {count, plural, one {# autre} other {# autres}}',
  'i18n.Settings.list.actions.publishAdditionalInfos':
    'Seule la version dans cette langue sera publiée',
  'i18n.Settings.list.actions.unpublishAdditionalInfos':
    'Seule la version dans cette langue sera dépubliée',
  'i18n.list-view.table.header.label': 'Disponible en',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Voulez-vous vraiment supprimer ces entrées ?',
  'popUpWarning.bodyMessage.contentType.unpublish.all':
    'Voulez-vous vraiment dépublier ces entrées ?',
  'content-manager.components.NotAllowedInput.text': 'Vous n’avez pas accès à ce champ',
};
