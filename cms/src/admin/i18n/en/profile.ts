/** Labels of the profile, by the names of its inputs. */
export const profile = {
  password: 'New password',
  confirmPassword: 'Confirm new password',
};
