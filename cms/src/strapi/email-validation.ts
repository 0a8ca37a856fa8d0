import { yup } from '@strapi/utils';
import { z } from 'zod';
import { emailPattern } from '../contract/email.ts';

const description = z.object({
  tests: z.tuple([z.object({ params: z.object({ regex: z.instanceof(RegExp) }) })]),
});

/**
 * Makes Strapi validate email addresses like we do. The pattern of its validation library takes hours for an address of
 * 60 labels, which anyone can send. All its schemas share one RegExp object, which is replaced in place because most of them
 * exist before our code runs.
 */
export function replaceEmailPattern(): void {
  const { tests } = description.parse(yup.string().email().describe());
  tests[0].params.regex.compile(emailPattern.source, emailPattern.flags);
}
