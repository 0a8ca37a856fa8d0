import type { Language } from '#contract/language';
import { classroom as en } from './en/classroom.ts';
import { classroom as fr } from './fr/classroom.ts';

export const classroomTexts: Record<Language, typeof en> = { en, fr };
