/** Strapi's content manager: lists, forms and the configuration of their views. */
export const content = {
  'content-manager.actions.clone.error': 'L’entrée n’a pas pu être dupliquée.',
  'content-manager.actions.delete.dialog.body':
    'Voulez-vous vraiment supprimer cette entrée ? C’est définitif.',
  'content-manager.actions.delete.error': 'L’entrée n’a pas pu être supprimée.',
  'content-manager.actions.edit.error': 'L’entrée n’a pas pu être modifiée.',
  'content-manager.actions.unpublish.error': 'L’entrée n’a pas pu être dépubliée.',
  'content-manager.actions.unpublish.dialog.body': 'Voulez-vous vraiment dépublier cette entrée ?',
  'content-manager.actions.unpublish.dialog.option.keep-draft':
    'Dépublier et garder le dernier brouillon',
  'content-manager.actions-drawer.open': 'Afficher d’autres actions',
  'content-manager.actions-drawer.close': 'Masquer les autres actions',
  'content-manager.bulk-publish.edit': 'Modifier',
  'content-manager.bulk-publish.modified': 'Modifications à publier',
  'content-manager.bulk-publish.waiting-for-action': 'À compléter',
  'content-manager.bulk-unpublish.already-unpublished': 'Déjà hors ligne',
  // Without “ready”: the warning above counts texts that nobody has marked as ready.
  'app.utils.ready-to-publish': 'À publier',
  'app.utils.ready-to-publish-changes': 'Modifications à publier',
  'content-manager.components.AddFilterCTA.add': 'Filtrer',
  'content-manager.components.AddFilterCTA.hide': 'Filtrer',
  'content-manager.components.Filters.usersSelect.label': 'Rechercher la personne',
  'content-manager.components.FilterOptions.button.apply': 'Appliquer',
  'content-manager.components.LeftMenu.Search.label': 'Rechercher un type de contenu',
  'content-manager.components.LeftMenu.single-types': 'Pages uniques',
  'app.components.LeftMenuLinkContainer.collectionTypes': 'Types de contenu',
  'app.components.LeftMenuLinkContainer.singleTypes': 'Pages uniques',
  singleTypes: 'Pages uniques',
  'content-manager.components.Select.draft-info-title': 'État : brouillon',
  'content-manager.components.Select.publish-info-title': 'État : publié',
  'content-manager.components.SettingsViewWrapper.pluginHeader.title': 'Configurer la vue — {name}',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.edit-settings':
    'Ce que montre le formulaire, et dans quel ordre.',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.list-settings':
    'Ce que montre la liste, et dans quel ordre.',
  'content-manager.components.DraggableCard.delete.field': 'Retirer {item}',
  'content-manager.components.FieldSelect.label': 'Ajouter un champ',
  'content-manager.components.TableEmpty.withFilters': 'Rien ne correspond à ces filtres.',
  'content-manager.components.TableEmpty.withSearch': 'Rien ne correspond à « {search} ».',
  'content-manager.components.TableEmpty.withoutFilter': 'Il n’y a encore rien ici.',
  'content-manager.containers.edit.tabs.label': 'Version',
  'content-manager.containers.edit.panels.default.more-actions': 'Autres actions sur l’entrée',
  'content-manager.containers.edit.header.more-actions': 'Autres actions',
  'content-manager.containers.edit.information.last-published.label': 'Publication',
  'content-manager.containers.edit.information.last-draft.label': 'Modification',
  'content-manager.containers.edit.information.document.label': 'Création',
  'content-manager.containers.list.autoCloneModal.title':
    'Cette entrée ne peut pas être dupliquée telle quelle.',
  'content-manager.containers.list.autoCloneModal.description':
    'Une nouvelle entrée aura le même contenu, mais il faudra modifier ces champs pour l’enregistrer.',
  'content-manager.containers.list.autoCloneModal.error.unique':
    'Deux entrées ne peuvent pas avoir la même valeur dans ce champ.',
  'content-manager.containers.list.autoCloneModal.error.relation':
    'La copie pourrait retirer ce lien à l’entrée d’origine.',
  'content-manager.containers.list.items':
    '{number} {number, plural, one {élément} other {éléments}}',
  'content-manager.containers.list.selectedEntriesModal.title': 'Publier les entrées',
  'content-manager.containers.SettingPage.view': 'Vue',
  'content-manager.containers.SettingPage.layout': 'Disposition',
  'content-manager.containers.SettingPage.attributes': 'Champs',
  'content-manager.containers.SettingPage.attributes.description': 'L’ordre des champs',
  'content-manager.containers.SettingPage.add.relational-field': 'Ajouter un autre champ lié',
  'content-manager.containers.SettingPage.relations': 'Champs liés',
  'content-manager.containers.SettingPage.editSettings.title': 'Formulaire (réglages)',
  'content-manager.containers.SettingPage.editSettings.description':
    'Faites glisser les champs pour les disposer',
  'containers.SettingPage.editSettings.description': 'Faites glisser les champs pour les disposer',
  'content-manager.containers.SettingPage.editSettings.entry.title': 'Titre de l’entrée',
  'content-manager.containers.SettingPage.editSettings.entry.title.description':
    'Le champ qui sert de titre',
  'content-manager.containers.SettingPage.editSettings.relation-field.description':
    'Le champ affiché dans le formulaire et dans la liste',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode':
    'Ouverture des entrées liées',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.description':
    'Où s’ouvre une entrée liée sur laquelle on clique',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.modal':
    'Dans une fenêtre (par défaut)',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab':
    'Dans un nouvel onglet',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.page': 'Sur sa page',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'Le champ affiché',
  'content-manager.containers.SettingPage.listSettings.title': 'Liste (réglages)',
  'content-manager.containers.SettingPage.listSettings.description': 'Les réglages de cette liste',
  'content-manager.containers.SettingPage.pluginHeaderDescription':
    'Les réglages de ce type de contenu',
  'content-manager.containers.EditSettingsView.modal-form.edit-field': 'Modifier le champ',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Largeur',
  'content-manager.containers.edit-settings.modal-form.size': 'Largeur',
  'content-manager.containers.edit-settings.modal-form.placeholder': 'Texte d’exemple',
  'content-manager.containers.edit-settings.modal-form.mainField.hint':
    'Le champ affiché dans le formulaire et dans la liste',
  'content-manager.containers.edit-settings.modal-form.error':
    'Le formulaire n’a pas pu être ouvert.',
  'content-manager.containers.list-settings.modal-form.error':
    'Le formulaire n’a pas pu être ouvert.',
  'content-manager.form.Input.bulkActions': 'Actions groupées',
  'content-manager.form.Input.defaultSort': 'Trier d’abord par',
  'content-manager.form.Input.editable': 'Champ modifiable',
  'content-manager.form.Input.filters': 'Filtres',
  'content-manager.form.Input.search': 'Recherche',
  'content-manager.form.Input.label': 'Libellé',
  'content-manager.form.Input.label.inputDescription':
    'Remplace le libellé affiché en tête de colonne',
  'content-manager.form.Input.pageEntries': 'Entrées par page',
  'content-manager.form.Input.pageEntries.inputDescription':
    'Chaque type de contenu peut avoir son propre réglage.',
  'content-manager.form.Input.placeholder': 'Texte d’exemple',
  'content-manager.form.Input.placeholder.placeholder': 'Mon texte d’exemple',
  'content-manager.form.Input.search.field': 'Rechercher dans ce champ',
  'content-manager.form.Input.sort.field': 'Permettre de trier par ce champ',
  'content-manager.form.Input.sort.order': 'Sens du tri',
  'content-manager.form.Input.hint.minMaxDivider': ' / ',
  'content-manager.form.Input.hint.text':
    '{max, select, undefined {Au moins {min, number}{unit, select, null {} other {{unit}}}} other {{unit, select, null {De {min, number} à {max, number}} other {{max, number}{unit} au plus}}}}. {description}',
  'content-manager.global.displayedFields': 'Champs affichés',
  'content-manager.notification.error.displayedFields': 'Il faut afficher au moins un champ',
  'content-manager.notification.info.minimumFields': 'Il faut afficher au moins un champ',
  'content-manager.permissions.not-allowed.create': 'Vous ne pouvez pas créer d’entrée',
  'content-manager.permissions.not-allowed.update': 'Vous n’avez pas accès à cette entrée',
  'content-manager.relation.isLoading': 'Chargement des liens…',
  'content-manager.ListViewTable.relation-loading': 'Chargement des liens…',
  'content-manager.ListViewTable.relation-loaded': 'Les liens sont chargés',
  'content-manager.ListViewTable.relation-more': 'Il y a plus d’entrées liées que celles affichées',
  'content-manager.relation.loadMore': 'Afficher la suite',
  'content-manager.relation.notAvailable': 'Aucun résultat',
  'content-manager.relation.error-adding-relation': 'Ce lien n’a pas pu être ajouté.',
  'content-manager.components.RelationInput.icon-button-aria-label': 'Faire glisser',
  'content-manager.components.DragHandle-label': 'Faire glisser',
  'content-manager.popover.display-relations.label': 'Afficher les entrées liées',
  'content-manager.select.currently.selected':
    '{count, plural, one {# sélectionnée} other {# sélectionnées}}',
  'content-manager.success.record.clone': 'Entrée dupliquée',
  'content-manager.success.record.delete': 'Entrée supprimée',
  // For one entry and for several.
  'content-manager.success.record.publish': 'Publication effectuée',
  'content-manager.success.record.publishing': 'Publication…',
  'content-manager.success.records.delete': 'Entrées supprimées',
  'content-manager.utils.data-loaded':
    '{number, plural, one {L’entrée est chargée} other {Les entrées sont chargées}}',
  'content-manager.apiError.This attribute must be unique':
    'La valeur du champ « {field} » est déjà prise',
  'content-manager.validation.error':
    'Certains champs sont à corriger : ils sont marqués en rouge.',
  'content-manager.validation.error.unreadable-required-field':
    'Vous n’avez pas accès à certains champs obligatoires : adressez-vous à un administrateur.',
  'content-manager.error.record.create': 'L’entrée n’a pas pu être créée.',
  'content-manager.error.record.delete': 'L’entrée n’a pas pu être supprimée.',
  'content-manager.error.record.fetch': 'L’entrée n’a pas pu être chargée.',
  'content-manager.error.record.update': 'L’entrée n’a pas pu être modifiée.',
  'content-manager.error.records.count': 'Les entrées n’ont pas pu être comptées.',
  'content-manager.error.records.fetch': 'Les entrées n’ont pas pu être chargées.',
  'content-manager.error.records.fetch-draft-relatons':
    'Les brouillons liés n’ont pas pu être chargés.',
  'content-manager.error.validation.max': 'Cette valeur est trop grande : {max, number} au plus.',
  'content-manager.error.validation.maxLength':
    'Ce texte est trop long : {max, number} caractères au plus.',
  'content-manager.error.validation.min': 'Cette valeur est trop petite : {min, number} au moins.',
  'content-manager.error.validation.minLength':
    'Ce texte est trop court : {min, number} caractères au moins.',
  'content-manager.popUpWarning.warning.publish-question': 'Voulez-vous publier quand même ?',
  'content-manager.popUpwarning.warning.has-draft-relations.button-confirm':
    'Publier sans ces liens',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    '{count, plural, one {# entrée liée est un brouillon : ce lien ne sera pas publié.} other {# entrées liées sont des brouillons : ces liens ne seront pas publiés.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# entrée liée est un brouillon : elle apparaîtra sur le site une fois publiée.} other {# entrées liées sont des brouillons : elles apparaîtront sur le site une fois publiées.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# autre lien mène à un brouillon et apparaîtra une fois celui-ci publié.} other {# autres liens mènent à des brouillons et apparaîtront une fois ceux-ci publiés.}}',
  'content-manager.popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>Liens vers des brouillons : {count}, dans {entities, plural, one {# entrée} other {# entrées}}.</b> Ils ne seront pas publiés. ',
  'content-manager.preview.copy.label': 'Copier le lien de l’aperçu',
  'content-manager.preview.tabs.label': 'État de l’aperçu',
  'content-manager.preview.panel.button-configuration': 'Configurer l’aperçu',
  'content-manager.preview.info.single-click-hint': 'Double-cliquez pour modifier',
  'content-manager.preview.error.invalid-field-path': 'Ce champ est introuvable dans cette entrée',
  'content-manager.preview.error.relations-not-handled':
    'Les liens ne peuvent pas être modifiés ici.',
  'content-manager.preview.error.incomplete-strapi-source':
    'Il manque à ce champ des informations pour l’aperçu',
  'content-manager.preview.error.different-document': 'Ce champ vient d’une autre entrée',
  'content-manager.preview.error.script-failed':
    'L’aperçu ne peut pas être modifié directement : son script n’a pas pu être chargé.',
  'content-manager.widget.last-edited.title': 'Dernières modifications',
  'content-manager.widget.last-edited.no-data': 'Aucune modification',
  'content-manager.widget.last-published.title': 'Dernières publications',
  'content-manager.widget.last-published.no-data': 'Aucune publication',
  'content-manager.dnd.cancel-item': '{item}, déposé. L’ordre n’a pas changé.',
  'content-manager.dnd.drop-item': '{item}, déposé. Position finale : {position}.',
  'content-manager.dnd.grab-item':
    '{item}, saisi. Position : {position}. Flèches haut et bas pour déplacer, barre d’espace pour déposer, Échap pour annuler.',
  'content-manager.dnd.instructions': 'Appuyez sur la barre d’espace pour saisir et déplacer',
  'content-manager.dnd.reorder': '{item}, déplacé. Nouvelle position : {position}.',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Certaines versions sont liées à des brouillons. Si vous les publiez, des liens du site risquent de ne mener nulle part.',
  'i18n.CMEditViewCopyLocale.copy-failure': 'Le contenu n’a pas pu être copié',
  'i18n.CMEditViewCopyLocale.copy-success': 'Contenu copié',
  'i18n.Settings.locales.modal.locales.label': 'Langue',
  'i18n.CMListView.popover.display-locales.label': 'Afficher les langues',
  'i18n.actions.publish.dialog.title': 'Confirmation',
  'content-manager.link-to-ctb': 'Modifier le type de contenu',
  'content-manager.edit-settings-view.link-to-ctb.content-types': 'Modifier le type de contenu',
};
