import type { designer } from '../../i18n/en/designer.ts';

/** The designer's texts in the page's language: it carries no other. */
export type Texts = (typeof designer)['table'];

/** A category as the designer knows it. */
export interface Named {
  id: number;
  name: string;
}
