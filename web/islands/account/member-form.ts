import type { Language } from '#contract/language';
import type { SubmittedForm } from '../../logic/form.ts';

/** Props of all forms on the account page. */
export interface MemberFormProps {
  language: Language;
  /** Path and query of the page. */
  path: string;
  loginHref: string;
  /** The member whose account it is. */
  ownerId: number;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}
