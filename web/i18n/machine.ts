import type { Language } from '#contract/language';
import { machine as en } from './en/machine.ts';
import { machine as fr } from './fr/machine.ts';

export const machineTexts: Record<Language, typeof en> = { en, fr };
