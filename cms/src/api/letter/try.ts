import type { Core } from '@strapi/strapi';
import type { Language } from '../../contract/language.ts';
import { languages } from '../../contract/language.ts';
import type { DrawnLetter } from '../../contract/letter.ts';
import { trial } from '../../mail/keys.ts';
import { sendLetter } from '../../mail/send.ts';
import { letterTexts } from '../../mail/texts/index.ts';
import { cardPictures, drawWeekly } from '../../mail/weekly.ts';
import { contentsOf } from './choose.ts';
import type { AllContents } from './contents.ts';

/** A link in a letter for a try leads to a page that says so. */
const sender = { subscriber: trial, letter: 0 };

/** The letter of a week as it would go out now, in both languages; none where nothing is published. */
export async function previewWeek(strapi: Core.Strapi, week: string): Promise<DrawnLetter[]> {
  const contents = await contentsOf(strapi.db.connection, week);
  if (!contents) return [];
  return languages.map((language) => ({
    language,
    ...drawWeekly(contents[language], language, sender),
    pictures: cardPictures(contents[language]).map(({ content, ...picture }) => ({
      ...picture,
      base64: content.toString('base64'),
    })),
  }));
}

/** Sends the letter of a week to one address, marked as a test. Raises `LetterRefused`. Out: false where there is none. */
export async function tryWeek(
  strapi: Core.Strapi,
  week: string,
  to: string,
  language: Language,
): Promise<boolean> {
  const contents: AllContents | undefined = await contentsOf(strapi.db.connection, week);
  if (!contents) return false;
  const { subject, ...drawn } = drawWeekly(contents[language], language, sender);
  await sendLetter(strapi, {
    to,
    subject: `${letterTexts(language).trial} · ${subject}`,
    ...drawn,
    pictures: cardPictures(contents[language]),
  });
  return true;
}
