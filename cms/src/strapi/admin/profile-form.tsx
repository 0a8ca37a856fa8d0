import { Blocker, useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { afterCall } from './after-call.ts';
import { addPart, changeForm } from './change-form.tsx';
import { changePage } from './change-page.ts';

const noPasswords = { currentPassword: '', password: '', confirmPassword: '' };

/** Called when the server has saved the profile. */
const listeners = new Set<() => void>();

/**
 * Asks before somebody leaves the profile without saving, as Strapi does in its other forms, and empties the passwords
 * once they are saved. Strapi leaves them in the form, which would then never count as saved.
 */
export function askBeforeLeavingProfile(app: StrapiApp): void {
  afterCall(app, 'updateMe', () => {
    for (const listener of listeners) listener();
  });
  changePage(app, ['me'], (page) => {
    const Profile = () =>
      changeForm(page(), (form) =>
        addPart(
          form,
          <>
            <UnsavedProfile />
            <style>{withoutEmptyOption}</style>
          </>,
          // Strapi's form has no value for the current password, to which it could return.
          { ...form.props.initialValues, ...noPasswords },
        ),
      );
    return Profile;
  });
}

/** Hides “…” in the profile's two lists. Choosing it changes nothing. */
const withoutEmptyOption = '[role="listbox"] [role="option"]:first-child { display: none; }';

function UnsavedProfile() {
  const { values, initialValues, setValues } = useForm('UnsavedProfile', (form) => form);
  useEffect(() => {
    const emptyPasswords = () => setValues({ ...values, ...noPasswords });
    listeners.add(emptyPasswords);
    return () => {
      listeners.delete(emptyPasswords);
    };
  }, [values, setValues]);
  return comparable(values) !== comparable(initialValues) && <Blocker />;
}

/**
 * What can be unsaved of a form's values: an emptied field is null in Strapi's forms, and a browser may fill in the current
 * password by itself.
 */
const comparable = (values: object) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([name, value]) => name !== 'currentPassword' && (value ?? '') !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
