import { inject } from 'vitest';
import { dailyAffirmation } from '#contract/affirmation';

/** Today's affirmation, as the site's API answers. */
export const apiToday = async (language: string) =>
  dailyAffirmation.parse(
    await (await fetch(`${inject('site')}/api/affirmations/today?lang=${language}`)).json(),
  );

/** Every page and its variants, as a visitor gets it (behavior P1). */
export const pages = [
  '/',
  '/categories/1',
  '/categories/4',
  '/categories/1?q=brave',
  '/categories/1?q=xylophone',
  '/categories/1?q=zzyzx',
  '/categories/4?moment=worry&age=6-8',
  '/moments/bedtime',
  '/affirmations/1',
  '/affirmations/1?both=1',
  '/today',
  '/today?both=1',
  '/display',
  '/classroom?categoryId=4',
  '/create',
  '/printable-cards',
  '/printable-cards?category=4',
  '/print/sheet?ids=1,2,3&per=8&words=both',
  '/favorites',
  '/listen?moment=bedtime',
  '/listen?ids=1,2,3',
  '/about',
  '/legal',
  '/lesson-guide',
  '/year-plan',
  '/offline',
  '/offline/page',
  '/subscribe',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password?sent=1',
  '/reset-password?code=none',
  '/confirm-email?code=none',
] as const;

/** Pages for members, which ask visitors to log in. */
export const closed = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/collections/new',
  '/dashboard/collections/1',
] as const;

/** Pages for members, as a member gets them. */
export const own = ['/dashboard', '/dashboard/account', '/dashboard/collections/new'] as const;

/** Addresses without a page. */
export const missing = [
  '/nothing',
  '/affirmations',
  '/affirmations/999999',
  '/affirmations/abc',
  '/categories/999',
  '/listen?categoryId=999',
  '/categories/-1',
  '/moments/noon',
  '/class/nothing',
  '/categories/99999999999999999999',
] as const;
