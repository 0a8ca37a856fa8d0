import type { Core } from '@strapi/strapi';
import { emailAddress } from '../contract/subscriber.ts';
import { cmsSettings } from '../core/settings.ts';
import { toDeliveryError, DeliveryError } from './delivery-error.ts';

export type EmailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  /** The same for each attempt to send an email to one reader, so that mail programs recognize duplicates. */
  messageId?: string;
  /** Pictures that the HTML refers to as `cid:…`. */
  pictures?: readonly { cid: string; filename: string; content: Buffer }[];
};

/**
 * Sends one email to one address, or saves it as a file if there is no mail server. Throws `DeliveryError`, which
 * says whether the address is to blame and never contains it.
 */
export async function sendEmail(
  strapi: Core.Strapi,
  { to, pictures = [], ...letter }: EmailMessage,
): Promise<void> {
  const { SITE_NAME, CONTACT_EMAIL } = cmsSettings();
  const address = emailAddress.safeParse(to);
  if (!address.success) throw new DeliveryError('address', 'This isn’t a valid email address.');
  refuseLineBreaks([
    letter.subject,
    letter.messageId ?? '',
    ...Object.entries(letter.headers ?? {}),
  ]);
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        ...letter,
        // Objects, because nodemailer could parse a string as several addresses.
        from: { name: SITE_NAME, address: CONTACT_EMAIL },
        to: { name: '', address: address.data },
        attachments: pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' })),
      });
  } catch (error) {
    throw toDeliveryError(error);
  }
}

/** A line break would let an attacker add headers. */
function refuseLineBreaks(headers: readonly (string | readonly string[])[]): void {
  if (headers.flat().some((part) => /[\r\n\0]/.test(part)))
    throw new DeliveryError('letter', 'A header of this email contains a line break.');
}
