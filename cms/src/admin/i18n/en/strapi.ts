/** Replaces texts of Strapi that are about Strapi itself, unhelpful or odd. */
export const strapi = {
  'Auth.components.Oops.title': 'You can’t log in',
  'Auth.form.button.login': 'Log in',
  'Auth.form.email.placeholder': 'name@example.com',
  'Auth.link.ready': 'Ready to log in?',
  'Auth.link.signin': 'Log in',
  'Settings.sessions.loginAt': 'Logged in',
  'Auth.form.button.go-home': 'Back to home',
  'Auth.form.welcome.title': 'Welcome to Colibri',
  'Auth.form.welcome.subtitle': 'For editors, translators and administrators',
  'Auth.form.register.subtitle': 'Choose a password. You’ll log in with it and your email address.',
  'Auth.form.password.hint':
    'At least 8 characters, with an uppercase letter, a lowercase letter and a number',
  'Auth.form.button.register': 'Get started',
  'Roles.components.List.empty.withSearch': 'No role matches “{search}.”',
  'Settings.permissions.users.firstname': 'First name',
  'Settings.permissions.users.lastname': 'Last name',
  'Settings.permissions.users.listview.header.subtitle': 'Everyone who works in this panel',
  'Settings.profile.form.section.experience.title': 'Interface',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'These choices apply only to you.',
  'Settings.roles.list.description': 'What each person can do in this panel',
  'Users.components.List.empty': 'There are no accounts yet.',
  'Users.components.List.empty.withFilters': 'No account matches the filters.',
  'Users.components.List.empty.withSearch': 'No account matches “{search}.”',
  'apiError.colibri.no-answer':
    'The server isn’t responding. Your text is still here, but it may not be saved. Please try again in a moment.',
  'apiError.colibri.failed':
    'Something went wrong on the server. Nothing was saved, but your text is still here. Please try again in a moment.',
  'apiError.colibri.session-ended': 'Your session has ended.',
  'app.session.ended.title': 'Your session has ended',
  'app.session.ended.unsaved':
    'Your text is kept in this browser. Log in, open the entry again, and restore it.',
  'app.HeaderLayout.docLink.label': 'Learn more',
  'app.components.EmptyStateLayout.content-permissions':
    'Your role doesn’t have access to this page. If you need it, ask an administrator.',
  'app.components.LeftMenu.navbrand.title': 'Colibri',
  'app.components.LeftMenu.navbrand.workplace': 'Admin panel',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'components.Input.error.contain.maxBytes':
    'This password is too long: 72 characters at most, fewer with accents or emoji.',
  'components.Input.error.validation.minSupMax': 'This value is too high.',
  'components.Input.error.validation.regex':
    'This value isn’t allowed here. Please see the hint below the field.',
  // Shown right after “Select.”
  'components.InputSelect.option.placeholder': '…',
  'content-manager.components.LeftMenu.collection-types': 'Content',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.edit-settings':
    'Choose what the form shows, and in which order.',
  'content-manager.components.TableEmpty.withFilters': 'Nothing matches these filters.',
  'content-manager.components.TableEmpty.withSearch': 'Nothing matches “{search}.”',
  'content-manager.components.TableEmpty.withoutFilter': 'There’s nothing here yet.',
  'content-manager.form.Input.hint.text':
    '{max, select, undefined {At least {min}} other {{unit, select, null {From {min} to {max}} other {At most {max}{unit}}}}}. {description}',
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
  'email.SettingsNav.section-label': 'Emails',
  'email.Settings.email.plugin.subTitle': 'Check that emails go out',
  'email.Settings.email.plugin.text.configuration':
    'These come from SMTP_URL and CONTACT_EMAIL, which are set where Colibri runs.',
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
