import type { Core } from '@strapi/strapi';
import { languages, type Language } from '../../contract/language.ts';
import type { RenderedEmail } from '../../contract/letter.ts';
import { testSubscriber } from '../../mail/keys.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { sendEmail } from '../../mail/send.ts';
import { emailTexts } from '../../mail/texts/index.ts';
import { cardPictures, renderWeekly } from './weekly.ts';
import { contentsOf } from './choose.ts';

/** Links in a test email lead to a page that says it was a test. */
const link = { subscriber: testSubscriber, letter: 0 };

/** The week's email as it would be sent now, in both languages; empty if nothing is published. */
export async function previewWeek(strapi: Core.Strapi, week: string): Promise<RenderedEmail[]> {
  const contents = await contentsOf(strapi.db.connection, week);
  if (!contents) return [];
  return languages.map((language) => ({
    language,
    ...renderWeekly(contents[language], language, link),
    pictures: cardPictures(contents[language]).map(({ content, ...picture }) => ({
      ...picture,
      base64: content.toString('base64'),
    })),
  }));
}

/** Sends a week's email to one address, marked as a test. Returns how many were sent, or why it was refused. */
export async function sendTestWeek(
  strapi: Core.Strapi,
  week: string,
  to: string,
  language: Language,
): Promise<{ queued?: number; refused?: string }> {
  const contents = (await contentsOf(strapi.db.connection, week))?.[language];
  if (!contents) return {};
  const { subject, ...drawn } = renderWeekly(contents, language, link);
  try {
    await sendEmail(strapi, {
      to,
      subject: `${emailTexts(language).trial} · ${subject}`,
      ...drawn,
      pictures: cardPictures(contents),
    });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { refused: error.message };
  }
  return { queued: 1 };
}
