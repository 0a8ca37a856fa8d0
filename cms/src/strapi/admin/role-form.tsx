import { Blocker, Form, useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';
import { afterCall } from './after-call.ts';
import { changePage } from './change-page.ts';

/** Called when the server has saved the permissions, which is the last part of saving a role. */
const listeners = new Set<() => void>();

/**
 * Asks before somebody leaves a role without saving, as Strapi does in its other forms. What is chosen is out of reach, in a
 * state of Strapi's own, so a change that has been undone still counts.
 */
export function askBeforeLeavingRole(app: StrapiApp): void {
  afterCall(app, 'updateRolePermissions', () => {
    for (const listener of listeners) listener();
  });
  changePage(app, ['settings/*', 'roles/:id'], (Page) => {
    const Role = () => (
      <RoleChanges>
        <Page />
      </RoleChanges>
    );
    return Role;
  });
}

function RoleChanges({ children }: { children: ReactNode }) {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const forget = () => setChanged(false);
    listeners.add(forget);
    return () => {
      listeners.delete(forget);
    };
  }, []);
  return (
    <div style={{ display: 'contents' }} onChange={() => setChanged(true)}>
      {children}
      {isChanged && (
        <Form method="PUT" initialValues={{ isChanged: false }}>
          <Question />
        </Form>
      )}
    </div>
  );
}

/** Strapi's question needs a form with a changed value. */
function Question() {
  const setValues = useForm('Question', (form) => form.setValues);
  useEffect(() => setValues({ isChanged: true }), [setValues]);
  return <Blocker />;
}
