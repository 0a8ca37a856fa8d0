import type { StrapiApp } from '@strapi/strapi/admin';
import { addToForms } from '../../strapi/admin/content-manager.ts';
import { keepFormAfterFailure } from '../../strapi/admin/document-endpoints.ts';
import { replaceInput } from '../../strapi/admin/inputs.ts';
import { noteSessionEnd } from '../../strapi/admin/session-end.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { DateInput, DateTimeInput } from './date/inputs.tsx';
import { explainLogin } from './session-ended.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/** What has to be set up before the panel starts. */
export function registerEntryForm(app: StrapiApp): void {
  keepFormAfterFailure();
  noteSessionEnd(app);
  explainLogin();
  replaceInput(app, 'boolean', BooleanInput);
  replaceInput(app, 'date', DateInput);
  replaceInput(app, 'datetime', DateTimeInput);
}

/** What is added to the content manager's forms. */
export function extendEntryForm(app: StrapiApp): void {
  addToForms(app, 'unsaved-changes', UnsavedChanges);
}
