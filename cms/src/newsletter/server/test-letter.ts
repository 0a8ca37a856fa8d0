import type { Core } from '@strapi/strapi';
import { languages, type Language } from '../../contract/language.ts';
import type { RenderedEmail } from '../../contract/letter.ts';
import type { LetterPlan } from '../../contract/newsletter.ts';
import { testSubscriber } from '../../mail/keys.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { sendEmail } from '../../mail/send.ts';
import { emailTexts } from '../../mail/texts/index.ts';
import { findAffirmations } from './affirmations.ts';
import { cardPictures, renderWeekly } from './weekly.ts';
import { nextWeek } from './calendar.ts';
import { compose, contentsOf, sentContents } from './choose.ts';
import type { AllContents } from './contents.ts';
import { forecast, forecastWeek } from './forecast.ts';

/** Links in a test email lead to a page that says it was a test. */
const link = { subscriber: testSubscriber, letter: 0 };

/**
 * A week's email with a plan that may not be saved yet, as it would go out if all earlier weeks go out as planned. What
 * was sent stays as it was sent.
 */
async function contentsOfPlan(
  strapi: Core.Strapi,
  week: string,
  plan: LetterPlan,
): Promise<AllContents | undefined> {
  const db = strapi.db.connection;
  const sent = await sentContents(db, week);
  if (sent) return sent;
  const [chosen] = await findAffirmations(db, {
    documentIds: plan.affirmation === null ? [] : [plan.affirmation],
  });
  const next = nextWeek();
  // A week that is over without an email is shown as if it went out next.
  const until = forecastWeek(next, week);
  const outgoing = chosen?.isPublished.en
    ? chosen.id
    : (await forecast(db, next, until, until)).get(until);
  return outgoing === undefined ? undefined : compose(db, outgoing, plan);
}

/** The week's email as it would be sent now, or with a plan, in both languages; empty if nothing is published. */
export async function previewWeek(
  strapi: Core.Strapi,
  week: string,
  plan?: LetterPlan,
): Promise<RenderedEmail[]> {
  const contents = await (plan
    ? contentsOfPlan(strapi, week, plan)
    : contentsOf(strapi.db.connection, week));
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

/** Sends a week's email to one address, marked as a test. Returns how many were sent, whether only to a file, or why it was refused. */
export async function sendTestWeek(
  strapi: Core.Strapi,
  week: string,
  to: string,
  language: Language,
  plan?: LetterPlan,
): Promise<{ queued?: number; refused?: string; isSaved?: boolean }> {
  const all = await (plan
    ? contentsOfPlan(strapi, week, plan)
    : contentsOf(strapi.db.connection, week));
  const contents = all?.[language];
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
  return { queued: 1, isSaved: !process.env.SMTP_URL };
}
