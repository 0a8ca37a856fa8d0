import type { StrapiApp } from '@strapi/strapi/admin';
import { askBeforeDeleting } from '../../strapi/admin/ask-before-deleting.ts';
import { askBeforeUnpublishing } from '../../strapi/admin/ask-before-unpublishing.ts';
import { addToForms } from '../../strapi/admin/content-manager.ts';
import { keepFormAfterFailure, onEntryDeleted } from '../../strapi/admin/document-endpoints.ts';
import { replaceInput } from '../../strapi/admin/inputs.ts';
import { noteSessionEnd } from '../../strapi/admin/session-end.ts';
import { keepForNewEntry } from '../../admin/shared/unsaved-drafts.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { DateInput, DateTimeInput } from './date/inputs.tsx';
import { explainDeletion } from './DeletedEntry.tsx';
import { useDeletionQuestion } from './DeletionQuestion.tsx';
import { explainLogin } from './session-ended.ts';
import { useUnpublishingQuestion } from './UnpublishingQuestion.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/** What has to be set up before the panel starts. */
export function registerEntryForm(app: StrapiApp): void {
  keepFormAfterFailure();
  onEntryDeleted(({ model, documentId }) => documentId && keepForNewEntry(model, documentId));
  explainDeletion();
  noteSessionEnd(app);
  explainLogin();
  replaceInput(app, 'boolean', BooleanInput);
  replaceInput(app, 'date', DateInput);
  replaceInput(app, 'datetime', DateTimeInput);
}

/** What is added to the content manager's forms. */
export function extendEntryForm(app: StrapiApp): void {
  askBeforeDeleting(app, useDeletionQuestion);
  askBeforeUnpublishing(app, useUnpublishingQuestion);
  addToForms(app, 'unsaved-changes', UnsavedChanges);
  addToForms(app, 'field-errors', FieldErrors);
  addToForms(app, 'focus-first', FocusFirst);
}
