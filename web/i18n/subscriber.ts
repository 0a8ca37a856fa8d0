import type { Language } from '#contract/language';
import { subscriber as en } from './en/subscriber.ts';
import { subscriber as fr } from './fr/subscriber.ts';

export const subscriberTexts: Record<Language, typeof en> = { en, fr };
