import { formatNumber } from '../../contract/format-number.ts';
import type * as english from './en.ts';

const format = (number: number) => formatNumber('fr', number);

export const letter: typeof english.letter = {
  title: 'Lettre hebdomadaire',
  subtitle: 'Ce qui part chaque semaine, dans les deux langues',
  sent: 'Lettres envoyées',
  none: 'Aucune lettre n’est encore partie.',
  columns: {
    week: 'Semaine du',
    affirmation: 'Affirmation',
    queued: 'En attente',
    sent: 'Envoyées',
    failed: 'Échecs',
    skipped: 'Annulées',
    left: 'Désabonnements',
  },
  reasons: {
    failed: (count, reason) => `Échecs : ${count} × ${reason}`,
    queued: (count, reason) => `Nouvelle tentative prévue : ${count} × ${reason}`,
  },
};

export const weeks: typeof english.weeks = {
  title: 'Semaines',
  earlier: 'Précédentes',
  later: 'Suivantes',
  next: 'Prochaine lettre',
  states: {
    sent: 'Envoyée',
    planned: 'Préparée',
    automatic: 'Automatique',
    missed: 'Non envoyée',
    unstarted: 'Avant le lancement',
  },
  nothing: 'Rien n’est publié',
};

const inLanguage = { en: 'anglais', fr: 'français' };

export const plan: typeof english.plan = {
  weekOf: (day) => `Semaine du ${day}`,
  when: (day, time, zone) => `Départ le ${day} à ${time} (${zone})`,
  readers: (en, fr) => `Abonnés aujourd’hui : ${format(en)} en anglais, ${format(fr)} en français`,
  sent: 'Cette lettre est partie et ne peut plus être modifiée.',
  missed: 'Aucune lettre n’est partie cette semaine-là.',
  readOnly: 'Vous pouvez consulter cette lettre, mais pas la modifier.',
  warnings: 'Avant le départ',
  unpublished:
    'L’affirmation choisie n’est pas publiée en anglais. Si rien ne change, une autre affirmation la remplacera.',
  automatic:
    'Aucune affirmation n’est choisie : Colibri en choisira une. Assurez-vous que votre objet et votre message conviennent à n’importe laquelle.',
  untranslated: {
    en: 'Le texte anglais n’est pas publié.',
    fr: 'Le texte français n’est pas publié : les abonnés francophones recevront l’anglais.',
  },
  noSubject: {
    en: 'Pas d’objet en anglais : l’affirmation servira d’objet.',
    fr: 'Pas d’objet en français : l’affirmation servira d’objet.',
  },
  noNote: {
    en: 'Pas de message en anglais : les abonnés anglophones recevront la lettre sans message.',
    fr: 'Pas de message en français : les abonnés francophones recevront la lettre sans message.',
  },
  alsoPlanned: (days) => `Autres envois prévus de cette affirmation : ${days}.`,
  alsoSent: (days) => `Envois récents de cette affirmation : ${days}.`,
  save: 'Enregistrer',
  saved: 'Enregistré.',
  planNext: (day: string) => `Préparer la semaine du ${day}`,
  typed: 'Pas encore enregistré. Ce que vous saisissez est conservé dans ce navigateur.',
  tooLong: (most) => `${format(most)} caractères au plus.`,
};

export const choice: typeof english.choice = {
  title: 'Affirmation',
  automatic:
    'Colibri choisira l’affirmation à la une qui n’a pas été envoyée depuis le plus longtemps, ou une autre s’il n’y en a pas à la une.',
  wouldBe: (text) => `Si rien ne change : « ${text} »`,
  another: 'En choisir une autre',
  remove: 'Laisser Colibri choisir',
  search: 'Rechercher en anglais ou en français',
  suggested: 'Suggestions, à la une en premier',
  found: 'Résultats',
  nothingFound: 'Aucune affirmation ne contient ces mots.',
  untranslated: { en: 'Pas encore de texte anglais', fr: 'Pas encore de texte français' },
  draft: { en: 'Anglais en brouillon', fr: 'Français en brouillon' },
  match: { text: 'Brouillon :', description: 'Description :' },
  lastSent: (day) => `Envoyée le ${day}`,
  planned: (days) => `Envois prévus : ${days}`,
};

export const move: typeof english.move = {
  title: 'Déplacer vers une autre semaine',
  label: 'Vers la semaine du',
  placeholder: 'Choisir une semaine',
  free: (day) => day,
  taken: (day) => `${day} (prise)`,
  takenBy: (day, text) =>
    `La semaine du ${day} est prise : « ${text} ». Vous pouvez échanger les deux lettres.`,
  unsaved: 'Enregistrez ou abandonnez d’abord vos modifications.',
  move: 'Déplacer',
  swap: 'Échanger les deux lettres',
  moved: (day) => `Déplacée vers la semaine du ${day}.`,
  swapped: 'Les deux lettres ont été échangées.',
};

export const test: typeof english.test = {
  title: 'Envoi de test',
  address: 'Adresse e-mail',
  hint: 'Envoie ce que vous voyez ici, enregistré ou non, avec la mention « Test ».',
  send: { en: 'Envoyer en anglais', fr: 'Envoyer en français' },
  notAnAddress: 'Saisissez une adresse e-mail valide.',
  done: (to) => `Le test est en route vers ${to}.`,
  saved:
    'Aucun e-mail n’est parti, car ce site n’a pas encore de serveur de messagerie. Le test a été enregistré dans un fichier sur le serveur.',
  refused: 'Refusé par le serveur de messagerie : ',
};

export const preview: typeof english.preview = {
  title: 'Aperçu',
  of: (language) => `Aperçu en ${inLanguage[language]}`,
  updating: 'Mise à jour de l’aperçu…',
  nothing: 'Aucune affirmation n’est publiée : rien ne sera envoyé.',
};

/** What the server says. */
export const messages: typeof english.messages = {
  sent: 'Cette lettre est déjà partie et ne peut plus être modifiée. Choisissez une autre semaine.',
  over: 'Cette semaine est passée : choisissez-en une à venir.',
  tooManyTests:
    'Ce test n’a pas été envoyé : chaque compte peut en envoyer douze par heure, et chaque adresse en recevoir douze. Réessayez plus tard.',
  noDay: 'Ce jour n’existe pas : choisissez-en un dans le calendrier.',
  notYours: 'Votre rôle ne permet pas toutes ces modifications. Rien n’a été enregistré.',
  taken: 'Cette semaine est prise : une autre lettre y est prévue.',
};
