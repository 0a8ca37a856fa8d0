import type { designer } from '../../i18n/en/designer.ts';

/** The designer's texts; the island only gets those of the page's language. */
export type Texts = (typeof designer)['table'];

export interface CategoryOption {
  id: number;
  name: string;
}
