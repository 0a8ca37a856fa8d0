import { Blocker, Form, useForm, type StrapiApp } from '@strapi/strapi/admin';
import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { afterCall } from './after-call.ts';
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
    const Profile = () => extendForm(page());
    return Profile;
  });
}

type FormProps = Parameters<typeof Form>[0];

/** Adds our part to the form of a page, where it can use the form's state. */
function extendForm(node: ReactNode): ReactNode {
  if (isValidElement<FormProps>(node) && node.type === Form) {
    const { initialValues, children } = node.props;
    return cloneElement(node, {
      // Strapi's form has no value for the current password, to which it could return.
      initialValues: { ...initialValues, ...noPasswords },
      children: (form) => (
        <>
          {typeof children === 'function' ? children(form) : children}
          <UnsavedProfile />
          <style>{withoutEmptyOption}</style>
        </>
      ),
    });
  }
  if (!isValidElement<PropsWithChildren>(node)) return node;
  const { children } = node.props;
  return Children.toArray(children).some(isValidElement)
    ? cloneElement(node, {}, Children.map(children, extendForm))
    : node;
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
