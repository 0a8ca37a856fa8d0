/** What Strapi's server answers to the settings of accounts, roles and tokens, after `apiError.` as in the panel. */
export const serverErrors = {
  'apiError.Email already taken': 'Cette adresse e-mail est déjà utilisée.',
  'apiError.A user with this email address already exists':
    'Cette adresse e-mail est déjà utilisée.',
  'apiError.Name already taken': 'Un autre jeton porte déjà ce nom.',
  'apiError.Some roles are still assigned to some users':
    'Certains rôles sont encore attribués à quelqu’un.',
  'apiError.You cannot delete the super admin role': 'Ce rôle ne peut pas être supprimé.',
  'apiError.You cannot delete your own user': 'Vous ne pouvez pas supprimer votre propre compte.',
  'apiError.You must have at least one user with super admin role.':
    'Au moins une personne doit avoir le rôle Administration.',
  "apiError.Super admin can't be edited.": 'Ce rôle ne peut pas être modifié.',
  "apiError.Super admin permissions can't be edited.":
    'Les droits de ce rôle ne peuvent pas être modifiés.',
};
