import type { Localized } from '../types.ts';
import type { SkillKey } from './schema.ts';

/** The three kinds of competence that Santé publique France distinguishes. */
export type Domain = 'cognitive' | 'emotional' | 'social';

export const domains: Readonly<Record<Domain, Localized<string>>> = {
  cognitive: { en: 'Cognitive competencies', fr: 'Compétences cognitives' },
  emotional: { en: 'Emotional competencies', fr: 'Compétences émotionnelles' },
  social: { en: 'Social competencies', fr: 'Compétences sociales' },
};

/** A general competence in Santé publique France’s list of 2022, with those of its specific ones that a skill covers. */
interface Competence extends Localized<string> {
  readonly domain: Domain;
  readonly specific: readonly string[];
}

interface Skill extends Localized<string> {
  /** What a child does, for adults who know neither list. */
  readonly practice: Localized<string>;
  readonly competences: readonly Competence[];
}

/**
 * The skills that affirmations practice, by the names of CASEL (2020) and beside them the *compétences psychosociales*.
 * Neither list translates the other; which competence belongs to which skill is this project’s reading.
 */
export const skills: Readonly<Record<SkillKey, Skill>> = {
  'self-awareness': {
    en: 'Self-awareness',
    fr: 'Conscience de soi',
    practice: {
      en: 'Knowing what I feel, what I can do and what matters to me',
      fr: 'Savoir ce que je ressens, ce que je sais faire et ce qui compte pour moi',
    },
    competences: [
      {
        domain: 'cognitive',
        en: 'Being aware of oneself',
        fr: 'Avoir conscience de soi',
        specific: [
          'Connaissance de soi',
          'Capacité d’auto-évaluation positive',
          'Capacité d’attention à soi (ou pleine conscience)',
        ],
      },
      {
        domain: 'emotional',
        en: 'Being aware of one’s emotions and stress',
        fr: 'Avoir conscience de ses émotions et de son stress',
        specific: ['Comprendre les émotions et le stress', 'Identifier ses émotions et son stress'],
      },
    ],
  },
  'self-management': {
    en: 'Self-management',
    fr: 'Maîtrise de soi',
    practice: {
      en: 'Calming down, keeping going and trying again',
      fr: 'Retrouver son calme, persévérer, recommencer',
    },
    competences: [
      {
        domain: 'cognitive',
        en: 'Self-control',
        fr: 'Capacité de maîtrise de soi',
        specific: ['Capacité à gérer ses impulsions', 'Capacité à atteindre ses buts'],
      },
      {
        domain: 'emotional',
        en: 'Regulating one’s emotions',
        fr: 'Réguler ses émotions',
        specific: ['Exprimer ses émotions de façon positive', 'Gérer ses émotions'],
      },
      {
        domain: 'emotional',
        en: 'Managing one’s stress',
        fr: 'Gérer son stress',
        specific: [
          'Réguler son stress au quotidien',
          'Capacité à faire face en situation d’adversité',
        ],
      },
    ],
  },
  'social-awareness': {
    en: 'Social awareness',
    fr: 'Conscience des autres',
    practice: {
      en: 'Listening, imagining how others feel and being glad to help',
      fr: 'Écouter, imaginer ce que ressentent les autres, aider volontiers',
    },
    competences: [
      {
        domain: 'social',
        en: 'Communicating constructively',
        fr: 'Communiquer de façon constructive',
        specific: ['Capacité d’écoute empathique'],
      },
      {
        domain: 'social',
        en: 'Building constructive relationships',
        fr: 'Développer des relations constructives',
        specific: ['Développer des attitudes et comportements prosociaux'],
      },
    ],
  },
  'relationship-skills': {
    en: 'Relationship skills',
    fr: 'Compétences relationnelles',
    practice: {
      en: 'Reaching out, asking for help, saying no and making up',
      fr: 'Aller vers les autres, demander de l’aide, dire non, se réconcilier',
    },
    competences: [
      {
        domain: 'social',
        en: 'Communicating constructively',
        fr: 'Communiquer de façon constructive',
        specific: ['Communication efficace'],
      },
      {
        domain: 'social',
        en: 'Building constructive relationships',
        fr: 'Développer des relations constructives',
        specific: ['Développer des liens sociaux'],
      },
      {
        domain: 'social',
        en: 'Resolving difficulties',
        fr: 'Résoudre des difficultés',
        specific: [
          'Savoir demander de l’aide',
          'Capacité d’assertivité et de refus',
          'Résoudre des conflits de façon constructive',
        ],
      },
    ],
  },
  'responsible-decision-making': {
    en: 'Responsible decision-making',
    fr: 'Prise de décision responsable',
    practice: {
      en: 'Thinking first, looking for solutions and choosing',
      fr: 'Réfléchir, chercher des solutions, choisir',
    },
    competences: [
      {
        domain: 'cognitive',
        en: 'Being aware of oneself',
        fr: 'Avoir conscience de soi',
        specific: ['Savoir penser de façon critique'],
      },
      {
        domain: 'cognitive',
        en: 'Making constructive decisions',
        fr: 'Prendre des décisions constructives',
        specific: [
          'Capacité à faire des choix responsables',
          'Capacité à résoudre des problèmes de façon créative',
        ],
      },
    ],
  },
};
