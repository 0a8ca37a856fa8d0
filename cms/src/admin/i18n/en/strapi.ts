const passwordRules =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number';

/** Replaces texts of Strapi that are about Strapi itself, unhelpful or odd. Strapi calls languages “locales.” */
export const strapi = {
  // The names of lists and menu entries.
  Affirmation: 'Affirmations',
  Category: 'Categories',
  Testimonial: 'Testimonials',
  User: 'Members',
  Subscriber: 'Subscribers',
  'HomePage.head.title': 'Home',
  'HomePage.header.title': 'Hello, {name}',
  'HomePage.header.subtitle': 'Welcome to the admin panel',
  'Auth.components.Oops.title': 'You can’t log in',
  'Auth.components.Oops.text': 'Your account has been deactivated.',
  'Auth.form.button.forgot-password': 'Send email',
  'Auth.form.button.login': 'Log in',
  'Auth.form.button.password-recovery': 'Forgot your password?',
  'Auth.form.email.placeholder': 'name@example.com',
  'Auth.link.ready': 'Ready to log in?',
  'Auth.link.signin': 'Log in',
  'Settings.sessions.loginAt': 'Logged in',
  'Auth.form.button.go-home': 'Back to home',
  'Auth.form.confirmPassword.label': 'Confirm password',
  'Auth.form.currentPassword.label': 'Current password',
  'Auth.form.welcome.title': 'Welcome to Colibri',
  'Auth.form.welcome.subtitle': 'For editors, translators and administrators',
  'Auth.form.register.subtitle': 'Choose a password. You’ll log in with it and your email address.',
  'Auth.form.password.hint': passwordRules,
  'Auth.form.button.register': 'Get started',
  'Roles.components.List.empty.withSearch': 'No role matches “{search}.”',
  'Settings.permissions': 'Admin panel',
  'Settings.permissions.users.firstname': 'First name',
  'Settings.permissions.users.lastname': 'Last name',
  'Settings.permissions.users.listview.header.subtitle': 'Everyone who works in this panel',
  'Settings.profile.form.section.experience.title': 'Interface',
  'Settings.profile.form.section.experience.interfaceLanguage.hint':
    'The language of this panel, for you only.',
  'Settings.profile.form.section.experience.mode.hint': 'The colors of this panel, for you only.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'These choices apply only to you.',
  'Settings.permissions.category': 'Permissions: {category}',
  'Settings.permissions.select-all-by-permission': 'All permissions: {label}',
  'Settings.permissions.select-by-permission': 'Permission: {label}',
  'Settings.roles.create.description': 'Choose what this role can do',
  'Settings.roles.form.permission.property-label':
    '{label, select, Fields {Field} Locales {Language} other {{label}}} permissions',
  'Settings.roles.form.permissions.locales.validation':
    '{count, plural, one {Choose at least one language for this action: {actions}.} other {Choose at least one language for these actions: {actions}.}}',
  'Settings.roles.list.description': 'What each role allows in this panel',
  'Users.components.List.empty': 'There are no accounts yet.',
  'Users.components.List.empty.withFilters': 'No account matches the filters.',
  'Users.components.List.empty.withSearch': 'No account matches “{search}.”',
  'apiError.colibri.no-answer':
    'The server isn’t responding. Your text is still here, but it may not be saved. Please try again in a moment.',
  'apiError.colibri.failed':
    'Something went wrong on the server. Nothing was saved, but your text is still here. Please try again in a moment.',
  'apiError.colibri.unavailable':
    'The server can’t reach its database right now, or it’s overloaded. Nothing was saved, but your text is still here. Please try again in a moment.',
  'apiError.colibri.session-ended': 'Your session has ended.',
  'apiError.colibri.deleted':
    'This entry has been deleted. Unsaved text is kept: it’s offered when you create a new entry.',
  'app.session.ended.title': 'Your session has ended',
  'app.session.ended.unsaved':
    'Your text is kept in this browser. Log in, open the entry again and restore it.',
  'app.HeaderLayout.docLink.label': 'Learn more',
  'app.components.EmptyStateLayout.content-document': 'There’s nothing to show.',
  'app.components.EmptyStateLayout.content-permissions':
    'Your role doesn’t have access to this page. If you need it, ask an administrator.',
  'app.components.LeftMenu.navbrand.title': 'Colibri',
  'app.components.LeftMenu.navbrand.workplace': 'Admin panel',
  'app.components.NotFoundPage.back': 'Back to home',
  'app.containers.AuthPage.ForgotPasswordSuccess.title': 'Check your inbox',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'If there’s an account with this address, an email with a link is on its way. It can take a few minutes.',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin':
    'If nothing arrives, ask an administrator.',
  'app.page.not.found': 'This page doesn’t exist. It may have been moved or deleted.',
  // Without “ready”: the warning above counts texts that nobody has marked as ready.
  'app.utils.ready-to-publish': 'To publish',
  'app.utils.ready-to-publish-changes': 'Changes to publish',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  // Strapi names only one of the rules that a password breaks, and hides its hint.
  'components.Input.error.contain.lowercase': `There’s no lowercase letter. ${passwordRules}.`,
  'components.Input.error.contain.number': `There’s no number. ${passwordRules}.`,
  'components.Input.error.contain.uppercase': `There’s no uppercase letter. ${passwordRules}.`,
  'components.Input.error.contain.maxBytes':
    'This password is too long. Use up to 72 characters, or fewer if it has accents or emoji.',
  'components.Input.error.password.noMatch': 'The passwords don’t match.',
  'components.Input.error.validation.email': 'This isn’t a valid email address.',
  'components.Input.error.validation.max': 'Please enter {max, number} or less.',
  'components.Input.error.validation.maxLength':
    'Please shorten this to {max, number} characters or fewer.',
  'components.Input.error.validation.min': 'Please enter {min, number} or more.',
  // Only passwords need 8 characters.
  'components.Input.error.validation.minLength': `{min, plural, =8 {This is too short. ${passwordRules}.} other {Please enter # characters or more.}}`,
  'components.Input.error.validation.minSupMax': 'This value is too high.',
  'components.Input.error.validation.regex':
    'This value isn’t allowed here. Please see the hint below the field.',
  'components.Input.error.validation.required': 'Please fill this in.',
  'components.Input.error.validation.unique': 'This is already taken.',
  // Shown right after “Select.”
  'components.InputSelect.option.placeholder': '…',
  'content-manager.App.schemas.data-loaded': 'Everything has loaded.',
  'content-manager.actions.discard.dialog.body':
    'The draft will go back to the published text. You can still find the discarded changes under “Versions.” Do you want to continue?',
  'content-manager.actions.delete.label':
    'Delete entry{isLocalized, select, true { (all languages)} other {}}',
  'content-manager.bulk-publish.already-published': 'Already published',
  'content-manager.bulk-publish.modified': 'Changes to publish',
  'content-manager.bulk-publish.waiting-for-action': 'Need changes',
  'content-manager.components.LeftMenu.collection-types': 'Content',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.list-settings':
    'Choose what the list shows, and in which order.',
  'content-manager.containers.SettingPage.editSettings.entry.title.description':
    'The field that names an entry in titles and lists',
  'content-manager.form.Input.pageEntries.inputDescription':
    'How many entries the list shows at first.',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.publish':
    'Already published: <b>{publishedCount}</b>. To publish: <b>{draftCount}</b>. Need changes: <b>{withErrorsCount}</b>.',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    'Already unpublished: <b>{draftCount}</b>. To unpublish: <b>{publishedCount}</b>.',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Some of these language versions refer to drafts, which readers can’t see.',
  'i18n.Settings.list.actions.edit': 'Edit {name, select, en {English} fr {French} other {{name}}}',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.edit-settings':
    'Choose what the form shows, and in which order.',
  'content-manager.components.TableEmpty.withFilters': 'Nothing matches these filters.',
  'content-manager.components.TableEmpty.withSearch': 'Nothing matches “{search}.”',
  'content-manager.components.TableEmpty.withoutFilter': 'There’s nothing here yet.',
  'content-manager.containers.List.scheduled': 'Scheduled',
  'content-manager.containers.edit.panels.default.more-actions': 'More actions for this entry',
  'content-manager.form.Input.hint.text':
    '{max, select, undefined {At least {min, number}{unit, select, null {} other {{unit}}}} other {{unit, select, null {From {min, number} to {max, number}} other {At most {max, number}{unit}}}}}. {description}',
  'content-manager.permissions.not-allowed.locale': 'You don’t have access to this language',
  'content-manager.relation.add': 'Choose',
  'content-manager.success.record.clone': 'Duplicated',
  'content-manager.success.record.delete': 'Deleted',
  'content-manager.success.record.publish': 'Published',
  'content-manager.success.record.publishing': 'Publishing…',
  'content-manager.success.record.save': 'Saved',
  'content-manager.success.record.unpublish': 'Unpublished',
  'content-manager.success.records.delete': 'Deleted',
  'content-manager.success.records.publish': 'Published',
  'content-manager.success.records.unpublish': 'Unpublished',
  'content-manager.validation.error': 'Please correct the fields marked in red, then try again.',
  'email.SettingsNav.section-label': 'Emails',
  // True with and without a mail server: the page doesn't know which.
  'email.Settings.email.plugin.subTitle':
    'Check that emails go out. Without a mail server, they’re saved as files on the server.',
  'email.Settings.email.plugin.notification.test.error': 'The test email to {to} couldn’t be sent.',
  'email.Settings.email.plugin.notification.test.success':
    'The test email to {to} was handed to the mail server, or saved as a file if this site has none.',
  'email.Settings.email.plugin.notification.verify.error':
    'The connection to the mail server failed.',
  'email.Settings.email.plugin.notification.verify.success':
    'No error. If this site has a mail server, the connection works; otherwise, emails are saved as files on the server.',
  'email.Settings.email.plugin.label.verifyConnection': 'Mail server',
  'email.Settings.email.plugin.status.connected': 'No error',
  'email.Settings.email.plugin.label.defaultFrom': 'Sender address',
  'email.Settings.email.plugin.label.defaultReplyTo': 'Reply-to address',
  'email.Settings.email.plugin.placeholder.defaultFrom': 'Colibri <hello@example.com>',
  'email.Settings.email.plugin.placeholder.defaultReplyTo': 'Same as the sender',
  'email.Settings.email.plugin.placeholder.testAddress': 'you@example.com',
  'email.Settings.email.plugin.text.configuration':
    'These come from SMTP_URL and CONTACT_EMAIL, which are set on the server.',
  'global.users': 'Accounts',
  'Settings.PageTitle': 'Settings — {name, select, Users {Accounts} other {{name}}}',
  'Settings.permissions.users.user-status': 'Account status',
  'Settings.roles.form.button.users-with-role':
    '{number, plural, one {# account} other {# accounts}} with this role',
  'app.components.Users.ModalCreateBody.block-title.details': 'Account details',
  'app.components.Users.ModalCreateBody.block-title.roles': 'Roles',
  'app.components.Users.ModalCreateBody.block-title.roles.description':
    'An account can have one or more roles',
  'app.containers.Users.EditPage.header.label-loading': 'Edit account',
  'global.prompt.unsaved': 'If you leave this page, your changes will be lost.',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publish in several languages',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Unpublish in several languages',
  'i18n.CMEditViewCopyLocale.copy-text': 'Fill in from another language',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'The text here will be replaced with the text in this language:',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Language',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Select a language…',
  'i18n.actions.delete.label': 'Delete entry (this language)',
  'i18n.CMEditViewLocalePicker.locale.create': 'Create the <bold>{locale}</bold> version',
  'i18n.CMListView.popover.display-locales.label': 'Show the languages',
  'i18n.Field.not-localized': 'Shared by all languages',
  'i18n.Settings.list.actions.deleteAdditionalInfos':
    'Only the selected language version will be deleted',
  'i18n.Settings.list.actions.publishAdditionalInfos':
    'Only the selected language version will be published',
  'i18n.Settings.list.actions.unpublishAdditionalInfos':
    'Only the selected language version will be unpublished',
  'i18n.actions.delete.dialog.body': 'Delete this language version?',
  'i18n.actions.delete.error': 'This language version couldn’t be deleted.',
  'i18n.Settings.locales.modal.locales.label': 'Language',
  'i18n.actions.select-locale': 'Select a language',
  'upload.asset-details.delete.success': '1 item deleted from {folderName}',
  // Shown after “within the last.”
  'upload.list.filters.preset.1day': '1 day',
  'upload.list.filters.preset.3days': '3 days',
  'upload.list.filters.preset.1week': '1 week',
  'upload.list.filters.preset.1month': '1 month',
  'upload.list.filters.preset.3months': '3 months',
  'upload.list.filters.preset.6months': '6 months',
  'upload.list.filters.preset.1year': '1 year',
  'users-permissions.Settings.section-label': 'Site members',
  'users-permissions.Email.template.data.loaded': 'The email templates have loaded',
  'users-permissions.PopUpForm.Email.options.from.email.label': 'Sender email',
  'users-permissions.PopUpForm.Email.options.from.name.label': 'Sender name',
};
