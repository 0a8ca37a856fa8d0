/** Strapi's settings of emails, languages and members, and its page of plugins. */
export const plugins = {
  'email.link': 'Documentation',
  'email.SettingsNav.link.settings': 'Paramètres',
  'email.SettingsNav.section-label': 'E-mails',
  'email.Settings.email.plugin.title': 'Envoi des e-mails',
  'email.Settings.email.plugin.title.config': 'Configuration',
  'email.Settings.email.plugin.title.test': 'E-mail de test',
  'email.Settings.email.plugin.subTitle':
    'Vérifiez que les e-mails partent. Sans serveur de messagerie, ils sont enregistrés dans des fichiers sur le serveur.',
  'email.Settings.email.plugin.text.configuration':
    'Ces réglages viennent de SMTP_URL et de CONTACT_EMAIL, définis là où Colibri est installé.',
  'email.Settings.email.plugin.button.test-email': 'Envoyer un e-mail de test',
  'email.Settings.email.plugin.button.verify': 'Tester la connexion',
  'email.Settings.email.plugin.label.defaultFrom': 'Adresse d’expédition',
  'email.Settings.email.plugin.label.defaultReplyTo': 'Adresse de réponse',
  'email.Settings.email.plugin.label.provider': 'Service d’envoi',
  'email.Settings.email.plugin.label.replyToName': 'Nom de l’adresse de réponse',
  'email.Settings.email.plugin.label.senderName': 'Nom de l’expéditeur',
  'email.Settings.email.plugin.label.testAddress': 'Destinataire',
  'email.Settings.email.plugin.label.verifyConnection': 'Serveur de messagerie',
  'email.Settings.email.plugin.notification.config.error':
    'La configuration des e-mails n’a pas pu être chargée',
  'email.Settings.email.plugin.notification.data.loaded': 'La configuration est chargée',
  'email.Settings.email.plugin.notification.test.error':
    'L’e-mail de test à {to} n’a pas pu être envoyé',
  'email.Settings.email.plugin.notification.test.success':
    'L’e-mail de test à {to} a été remis au serveur de messagerie ou, si ce site n’en a pas, enregistré dans un fichier.',
  'email.Settings.email.plugin.notification.verify.error':
    'La connexion au serveur de messagerie a échoué',
  'email.Settings.email.plugin.notification.verify.success':
    'Aucune erreur. Si ce site a un serveur de messagerie, la connexion fonctionne ; sinon, les e-mails sont enregistrés dans des fichiers sur le serveur.',
  'email.Settings.email.plugin.placeholder.defaultFrom': 'Colibri <bonjour@exemple.fr>',
  'email.Settings.email.plugin.placeholder.defaultReplyTo': 'Celle de l’expéditeur',
  'email.Settings.email.plugin.placeholder.testAddress': 'vous@exemple.fr',
  'email.Settings.email.plugin.status.connected': 'Aucune erreur',
  'email.Settings.email.plugin.status.error': 'En échec',
  'email.components.Input.error.validation.email': 'Cette adresse e-mail n’est pas valide.',
  'email.Settings.capabilities.title': 'Possibilités du service d’envoi',
  'email.Settings.capabilities.subtitle': 'La configuration SMTP et ce qu’elle permet',
  'email.Settings.capabilities.label.smtpServer': 'Serveur SMTP',
  'email.Settings.capabilities.label.encryption': 'Chiffrement',
  'email.Settings.capabilities.label.authType': 'Authentification',
  'email.Settings.capabilities.label.poolStatus': 'Connexions partagées',
  'email.Settings.capabilities.label.features': 'Fonctions actives',
  'email.Settings.capabilities.poolStatus.idle': 'Au repos',
  'email.Settings.capabilities.poolStatus.active': 'Actives',
  'email.Settings.capabilities.feature.dkim': 'DKIM',
  'email.Settings.capabilities.feature.pool': 'Connexions partagées',
  'email.Settings.capabilities.feature.rateLimiting': 'Limite de débit',
  'email.Settings.capabilities.feature.oauth2': 'OAuth2',
  'email.Settings.capabilities.feature.requireTLS': 'TLS obligatoire',

  'i18n.plugin.name': 'Langues',
  'i18n.Settings.list.description': 'Les langues du contenu',
  'i18n.Settings.list.actions.add': 'Ajouter une langue',
  'i18n.Settings.list.actions.edit':
    'Modifier {name, select, en {la version anglaise} fr {la version française} other {{name}}}',
  'i18n.Settings.list.actions.delete': 'Supprimer {name}',
  'i18n.Settings.list.empty.title': 'Il n’y a pas de langue',
  'i18n.Settings.locales.list.sort.default': 'Trier par langue par défaut',
  'i18n.Settings.locales.list.sort.displayName': 'Trier par nom',
  'i18n.Settings.locales.list.sort.id': 'Trier par identifiant',
  'i18n.Settings.locales.row.id': 'Identifiant',
  'i18n.Settings.locales.row.displayName': 'Nom',
  'i18n.Settings.locales.row.default-locale': 'Langue par défaut',
  'i18n.Settings.locales.modal.title': 'Langue',
  'i18n.Settings.locales.modal.base': 'Paramètres de base',
  'i18n.Settings.locales.modal.advanced.setAsDefault': 'En faire la langue par défaut',
  'i18n.Settings.locales.modal.advanced.setAsDefault.hint':
    'Il faut une langue par défaut : pour en changer, choisissez-en une autre',
  'i18n.Settings.locales.modal.create.code.label': 'Langue',
  'i18n.Settings.locales.modal.create.code.error': 'Choisissez une langue',
  'i18n.Settings.locales.modal.create.name.label': 'Nom',
  'i18n.Settings.locales.modal.create.name.description':
    'La langue est affichée sous ce nom dans cet espace',
  'i18n.Settings.locales.modal.create.name.error.min': 'Le nom ne doit pas dépasser 50 caractères.',
  'i18n.Settings.locales.modal.create.name.error.required': 'Donnez un nom à cette langue',
  'Settings.locales.modal.create.code.error': 'Choisissez une langue',
  'Settings.locales.modal.create.name.error.min': 'Le nom ne doit pas dépasser 50 caractères.',
  'Settings.locales.modal.create.name.error.required': 'Donnez un nom à cette langue',
  'i18n.Settings.locales.modal.create.success': 'Langue ajoutée',
  'i18n.Settings.locales.modal.edit.success': 'Langue modifiée',
  'i18n.Settings.locales.modal.edit.tab.label': 'Paramètres de base et paramètres avancés',
  'i18n.Settings.locales.modal.delete.message':
    'Tout le contenu dans cette langue sera supprimé avec elle.',
  'i18n.Settings.locales.modal.delete.secondMessage': 'Voulez-vous supprimer cette langue ?',
  'i18n.Settings.locales.modal.delete.success': 'Langue supprimée',
  'components.placeholder.select': 'Choisir',

  'users-permissions.Settings.section-label': 'Membres du site',
  'users-permissions.plugin.name': 'Membres du site',
  'users-permissions.page.title': 'Paramètres — Rôles',
  'users-permissions.HeaderNav.link.emailTemplates': 'Modèles d’e-mail',
  'users-permissions.HeaderNav.link.providers': 'Services de connexion',
  'users-permissions.List.button.roles': 'Ajouter un rôle',
  'users-permissions.Roles.empty': 'Il n’y a pas encore de rôle.',
  'users-permissions.Roles.empty.search': 'Aucun rôle ne correspond à la recherche.',
  'users-permissions.EditPage.form.roles': 'Rôle',
  'users-permissions.Settings.roles.created': 'Rôle créé',
  'users-permissions.Settings.roles.deleted': 'Rôle supprimé',
  'users-permissions.Settings.roles.edited': 'Rôle modifié',
  'users-permissions.Plugins.header.title': 'Droits',
  'users-permissions.Plugins.header.description':
    'Seules les actions liées à une route sont affichées.',
  'users-permissions.Policies.header.hint':
    'Choisissez des actions ; la roue crantée montre la route liée',
  'users-permissions.BoundRoute.title': 'Route liée à',
  'users-permissions.Plugin.permissions.plugins.description':
    'Choisissez les actions permises : {name}.',
  'users-permissions.Providers.data.loaded': 'Les services de connexion sont chargés',
  'users-permissions.Providers.status': 'État',
  'users-permissions.PopUpForm.header.edit.providers': 'Modifier le service de connexion',
  'users-permissions.PopUpForm.Providers.enabled.description':
    'S’il est désactivé, personne ne peut se connecter par ce service.',
  'users-permissions.PopUpForm.Providers.redirectURL.front-end.label':
    'L’adresse de la page de votre site où revenir après la connexion',
  'users-permissions.PopUpForm.Providers.redirectURL.label':
    'L’adresse de retour à donner à {provider}',
  'users-permissions.Email.template.data.loaded': 'Les modèles d’e-mail sont chargés',
  'users-permissions.Email.template.email_confirmation': 'Confirmation de l’adresse e-mail',
  'users-permissions.Email.template.reset_password': 'Nouveau mot de passe',
  'users-permissions.Email.template.form.edit.label': 'Modifier ce modèle',
  'users-permissions.Email.template.table.action.label': 'action',
  'users-permissions.Email.template.table.icon.label': 'icône',
  'users-permissions.Email.template.table.name.label': 'nom',
  'users-permissions.PopUpForm.header.edit.email-templates': 'Modifier le modèle d’e-mail',
  'users-permissions.PopUpForm.Email.email_templates.inputDescription':
    'Les variables sont expliquées dans la {link}',
  'users-permissions.PopUpForm.Email.link.documentation': 'documentation.',
  'users-permissions.PopUpForm.Email.options.from.email.label': 'Adresse d’expédition',
  'users-permissions.PopUpForm.Email.options.from.name.label': 'Nom de l’expéditeur',
  'users-permissions.PopUpForm.Email.options.response_email.label': 'Adresse de réponse',
  'users-permissions.PopUpForm.Email.options.from.email.placeholder': 'vous@exemple.fr',
  'users-permissions.PopUpForm.Email.options.from.name.placeholder': 'Camille Martin',
  'users-permissions.PopUpForm.Email.options.response_email.placeholder': 'vous@exemple.fr',
  'users-permissions.PopUpForm.Email.options.object.placeholder':
    'Confirmez votre adresse e-mail pour %APP_NAME%',
  'users-permissions.Form.advancedSettings.data.loaded': 'Les paramètres avancés sont chargés',
  'users-permissions.EditForm.inputSelect.label.role': 'Rôle des nouveaux membres',
  'users-permissions.EditForm.inputSelect.description.role':
    'Le rôle que reçoit chaque nouveau membre.',
  'users-permissions.EditForm.inputToggle.description.email':
    'Une adresse ne sert qu’à un compte, quel que soit le service de connexion.',
  'users-permissions.EditForm.inputToggle.description.email-confirmation':
    'Les nouveaux membres reçoivent un e-mail de confirmation.',
  'users-permissions.EditForm.inputToggle.label.email-confirmation':
    'Faire confirmer l’adresse e-mail',
  'users-permissions.EditForm.inputToggle.label.email-confirmation-redirection':
    'Adresse de retour',
  'users-permissions.EditForm.inputToggle.description.email-confirmation-redirection':
    'La page à ouvrir une fois l’adresse confirmée.',
  'users-permissions.EditForm.inputToggle.label.email-reset-password':
    'Page du nouveau mot de passe',
  'users-permissions.EditForm.inputToggle.description.email-reset-password':
    'L’adresse de la page où choisir un nouveau mot de passe.',
  'users-permissions.EditForm.inputToggle.placeholder.email-confirmation-redirection':
    'https://exemple.fr/confirmation',
  'users-permissions.EditForm.inputToggle.placeholder.email-reset-password':
    'https://exemple.fr/mot-de-passe',
  'users-permissions.EditForm.inputToggle.label.sign-up': 'Permettre les inscriptions',
  'users-permissions.EditForm.inputToggle.description.sign-up':
    'Si vous désactivez cette option, personne ne peut plus s’inscrire.',
  'users-permissions.notification.success.submit': 'Paramètres enregistrés',
  'users-permissions.notification.success.saved': 'Enregistré',
  'users-permissions.notification.error': 'Une erreur est survenue',
  'users-permissions.popUpWarning.title': 'Confirmation',
  'users-permissions.popUpWarning.button.cancel': 'Annuler',
  'users-permissions.popUpWarning.button.confirm': 'Confirmer',
  'users-permissions.popUpWarning.warning.cancel':
    'Voulez-vous vraiment abandonner vos modifications ?',

  'Content Manager': 'Contenu',
  'Content Type Builder': 'Structure du contenu',
  'content-type-builder.plugin.name': 'Structure du contenu',
  'global.plugins.content-manager': 'Contenu',
  'global.plugins.content-manager.description': 'Afficher, modifier et supprimer le contenu.',
  'global.plugins.content-type-builder': 'Structure du contenu',
  'global.plugins.content-type-builder.description': 'Les types de contenu et leurs champs.',
  'global.plugins.content-releases': 'Publications groupées',
  'global.plugins.content-releases.description': 'Publier plusieurs entrées ensemble.',
  'global.plugins.email': 'E-mails',
  'global.plugins.email.description': 'Envoyer des e-mails.',
  'global.plugins.i18n': 'Langues',
  'global.plugins.i18n.description': 'Écrire le contenu dans plusieurs langues.',
  'global.plugins.upload': 'Médiathèque',
  'global.plugins.upload.description': 'Gérer les fichiers.',
  'global.plugins.users-permissions': 'Membres du site',
  'global.plugins.users-permissions.description':
    'Les comptes des membres, leurs sessions et leurs droits.',
  'app.components.LeftMenu.plugins': 'Plugins',
  'app.components.ListPluginsPage.description': 'Les plugins installés.',
  'app.components.ListPluginsPage.head.title': 'Plugins',
};
