import { formatNumber } from '../../contract/format-number.ts';
import type * as english from './en.ts';

const format = (number: number) => formatNumber('fr', number);

export const translation: typeof english.translation = {
  title: 'Traductions',
  subtitle:
    'Traduisez, relisez et publiez ici, jusqu’à ce que chaque texte soit en ligne dans les deux langues.',
  states: {
    missing: 'À traduire',
    outdated: 'À actualiser',
    review: 'À relire',
    publish: 'À publier',
    done: 'En ligne',
    commented: 'Avec commentaires',
  },
  countOf: (count, state, noun, language) => `${noun}, ${language} : ${state}, ${format(count)}`,
  progress: (noun, language, percent) => `${noun}, ${language} : ${percent} % en ligne`,
  inLanguages: { en: 'en anglais', fr: 'en français' },
  showAll: (waiting) =>
    waiting === 0
      ? 'Afficher tous les contenus'
      : `Afficher tous les contenus (encore ${format(waiting)} à traiter)`,
  hideOthers: 'N’afficher que celui-ci',
  queue: 'Liste',
  queueEmpty: {
    missing: 'Rien à traduire ici.',
    outdated: 'Rien à actualiser ici.',
    review: 'Rien à relire ici.',
    publish: 'Rien à publier ici.',
    done: 'Rien n’est encore en ligne ici.',
    commented: 'Aucun commentaire ouvert ici.',
  },
  nextQueue: (noun, language, state, count) =>
    `Liste suivante : ${noun.toLowerCase()} ${language}, ${state.toLowerCase()} (${format(count)})`,
  nextQueueKey: 'Alt + ↓ : liste suivante',
  lastOne: 'C’était le dernier texte de cette liste.',
  allDone: 'Rien ne vous attend non plus dans les autres listes.',
  source: (name, language) => `${name}, ${language.toLowerCase()} (source)`,
  noSource: 'Aucun texte',
  target: (name, language) => `${name}, ${language.toLowerCase()}`,
  tooLong: (most) => `Raccourcissez ce texte : ${format(most)} caractères au plus.`,
  blank: 'Ce texte est obligatoire.',
  notYours: 'Vous pouvez lire ce texte, mais pas le modifier.',
  save: 'Enregistrer et continuer',
  saveReady: 'Enregistrer comme prêt',
  saveForReview: 'Enregistrer pour relecture',
  sendBack: 'Renvoyer en relecture',
  publish: 'Publier',
  markUpToDate: 'Marquer comme à jour',
  skip: 'Passer',
  open: 'Ouvrir l’entrée',
  outdated: 'Le texte source a changé depuis cette traduction.',
  beforeUnknown: 'La version précédente n’est pas disponible.',
  before: (name, language) => `${name}, ${language.toLowerCase()} : avant`,
  now: (name, language) => `${name}, ${language.toLowerCase()} : maintenant (source)`,
  typed: 'Pas encore enregistré. Ce que vous écrivez est gardé dans ce navigateur.',
  saved: 'Enregistré.',
  marked: 'Marqué comme à jour.',
  sentBack: 'Renvoyé en relecture.',
  published: (count) =>
    count === 1
      ? 'Publié : le texte est en ligne.'
      : `${count} textes publiés : ils sont en ligne.`,
  nextText: 'Texte suivant',
  next: 'Voici le texte suivant.',
  keys: {
    save: 'Ctrl + Entrée : enregistrer et continuer',
    saveReady: 'Ctrl + Entrée : enregistrer comme prêt',
    saveForReview: 'Ctrl + S : enregistrer pour relecture',
    markUpToDate: 'Ctrl + Maj + Entrée : marquer comme à jour',
    publish: 'Ctrl + Maj + Entrée : publier',
    step: 'Alt + ↓ : passer · Alt + ↑ : revenir',
  },
  typography: (fields) =>
    `Ponctuation : il manque des espaces insécables, des « » ou des ’ (${fields}).`,
  putRight: 'Corriger',
  addKeywords: 'Ajouter des mots-clés',
};

export const missing: typeof english.missing = {
  en: 'Cette entrée n’a pas encore de texte anglais. Sur la page Traductions, vous pouvez l’écrire à côté du français.',
  fr: 'Cette entrée n’a pas encore de texte français. Sur la page Traductions, vous pouvez l’écrire à côté de l’anglais.',
  open: 'Ouvrir les traductions',
};

export const publishing: typeof english.publishing = {
  choose: (text) => `Sélectionner « ${text} »`,
  scheduledFor: (day) => `Publication prévue le ${day}`,
  endsWithChange: (day) =>
    `Publication prévue le ${day}. Si vous modifiez le texte, la rédaction devra le planifier de nouveau.`,
  chooseAll: 'Sélectionner toute la page',
  publishChosen: (count) =>
    ['Publier la sélection', 'Publier 1 texte'][count] ?? `Publier ${count} textes`,
  question: (count, language) =>
    count === 1
      ? `Publier 1 texte en ${language.toLowerCase()} ?`
      : `Publier ${count} textes en ${language.toLowerCase()} ?`,
  inLanguage: (language, sentence) => `En ${language.toLowerCase()}, ${sentence}`,
  explanation: 'Les nouveaux textes seront en ligne tout de suite.',
  outdated: (count) =>
    count === 1
      ? '1 texte est à actualiser : sa source a changé depuis la traduction.'
      : `${count} textes sont à actualiser : leur source a changé depuis la traduction.`,
  review: (count) =>
    count === 1
      ? '1 texte n’a pas été déclaré prêt.'
      : `${count} textes n’ont pas été déclarés prêts.`,
  source: (count, language) =>
    count === 1
      ? `Pour 1 texte, la version actuelle en ${language.toLowerCase()} n’est pas publiée.`
      : `Pour ${count} textes, la version actuelle en ${language.toLowerCase()} n’est pas publiée.`,
  sourceScheduled: (count, language, days) =>
    count === 1
      ? `Pour 1 texte, la publication en ${language.toLowerCase()} est planifiée (${days}). Si vous le publiez dès maintenant dans cette langue, la date prévue sera effacée.`
      : `Pour ${count} textes, la publication en ${language.toLowerCase()} est planifiée (${days}). Si vous les publiez dès maintenant dans cette langue, les dates prévues seront effacées.`,
  scheduled: (count) =>
    count === 1
      ? '1 texte est planifié pour plus tard : la date prévue sera effacée.'
      : `${count} textes sont planifiés pour plus tard : les dates prévues seront effacées.`,
  withSource: (language) => `Publier aussi la version en ${language.toLowerCase()}`,
  cancel: 'Annuler',
  failed: (count) =>
    count === 1
      ? '1 texte n’a pas pu être publié :'
      : `${count} textes n’ont pas pu être publiés :`,
};

export const similar: typeof english.similar = {
  title: 'Traductions proches',
  insert: 'Insérer',
  insertOne: (text) => `Insérer « ${text} »`,
  key: (number) => `Alt + ${number}`,
  inserted: 'Inséré.',
  undo: 'Annuler',
};

export const comments: typeof english.comments = {
  title: 'Commentaires',
  none: 'Aucun commentaire pour l’instant. Posez une question ou laissez une remarque sur ce texte.',
  noneOpen: 'Aucun commentaire ouvert.',
  label: 'Nouveau commentaire',
  hint: 'Toute l’équipe de rédaction et de traduction peut le lire.',
  add: 'Ajouter le commentaire',
  resolve: 'Marquer comme résolu',
  reopen: 'Rouvrir',
  of: (action, comment) => `${action} : ${comment}`,
  resolved: 'Résolu',
  showResolved: (count) =>
    count === 1 ? 'Afficher 1 commentaire résolu' : `Afficher ${count} commentaires résolus`,
  open: (count) => (count === 1 ? '1 commentaire ouvert' : `${count} commentaires ouverts`),
};

export const waiting: typeof english.waiting = {
  title: 'À faire',
  nameless:
    'Votre compte porte encore le nom « Colibri ». Indiquez votre nom, pour que l’équipe sache qui vous êtes.',
  openProfile: 'Ouvrir votre profil',
  nothing: 'Aucun texte ne vous attend.',
  open: 'Tout voir',
  link: (noun, language, state) => `${noun} ${language}, ${state.toLowerCase()}`,
  drafts: (count) =>
    count === 1
      ? '1 affirmation n’est ni publiée ni traduite'
      : `${count} affirmations ne sont ni publiées ni traduites`,
  openDraft: (text, language) => `${text} (${language.toLowerCase()})`,
  allDrafts: 'Voir tous les brouillons',
};

export const reminder: typeof english.reminder = {
  choice: 'Recevoir un e-mail le lundi si quelque chose m’attend',
  on: 'Vous recevrez un e-mail le lundi si quelque chose vous attend.',
  off: 'Vous ne recevrez plus d’e-mail le lundi.',
  subject: (site, heading) => `${site} : ${heading}`,
  heading: (count, number) =>
    count === 1 ? '1 tâche vous attend' : `${number} tâches vous attendent`,
  preheader: 'Des textes à traduire, à relire ou à publier, ou des commentaires ouverts.',
  nouns: {
    affirmation: 'Affirmations',
    category: 'Catégories',
    testimonial: 'Témoignages',
    week: 'Programmation annuelle',
  },
  drafts: 'Affirmations ni publiées ni traduites',
  open: 'Ouvrir les traductions',
  why: (site) =>
    `Vous recevez cet e-mail parce que vous l’avez demandé sur la page d’accueil de l’espace d’édition de ${site}. Pour ne plus le recevoir, décochez la case au même endroit.`,
  home: 'Ouvrir la page d’accueil',
};

export const guide: typeof english.guide = {
  title: 'Ton et glossaire',
  rules: [
    {
      title: 'À qui l’on parle',
      text: 'Une affirmation est ce que dit l’enfant : première personne, présent (« Je suis… », « J’ai… »). Sa description s’adresse à l’enfant : tu. Aux parents et aux enseignants, on dit vous.',
    },
    {
      title: 'Pour chaque enfant',
      text: 'Écrivez ce que tout enfant peut dire sans accorder au masculin ou au féminin : « J’ai du courage » plutôt que « Je suis courageux ». Ni point médian ni parenthèses : on ne peut pas les lire à voix haute.',
    },
    {
      title: 'Ponctuation',
      text: 'Une espace insécable avant : ; ! ? et à l’intérieur des « ». Une vraie apostrophe (’). Les majuscules gardent leurs accents : À, É.',
    },
    {
      title: 'Longueur',
      text: 'Aussi court que l’anglais, et facile à dire à voix haute. Traduisez le sens, pas les mots.',
    },
  ],
};

export const glossary: typeof english.glossary = {
  title: 'Glossaire',
  edit: 'Modifier le glossaire',
  empty: 'Le glossaire est encore vide.',
  quoted: (term) => `« ${term} »`,
  doNotTranslate: 'ne pas traduire',
  unused: (source, target) => `Ici, le glossaire traduit ${source} par ${target}.`,
  untranslatable: (term) => `Le glossaire garde ${term} tel quel.`,
};

/** When somebody else has saved a translation since it was opened. */
export const newer: typeof english.newer = {
  title: (by) =>
    by
      ? `${by} a enregistré cette traduction depuis que vous l’avez ouverte.`
      : 'Cette traduction a été enregistrée par quelqu’un d’autre depuis que vous l’avez ouverte.',
  hint: 'Voici le texte enregistré, où sont marqués les mots que le vôtre supprime et ajoute. Choisissez lequel garder.',
  keepMine: 'Enregistrer le mien',
  takeTheirs: 'Garder le texte enregistré',
};

/** What the server says. */
export const messages: typeof english.messages = {
  sourceGone: 'Le texte source n’existe plus.',
  sourceChanged:
    'Le texte source a changé depuis que vous l’avez ouvert : relisez-le. Rien de ce que vous avez écrit n’est perdu.',
  deleted:
    'Quelqu’un a supprimé cette traduction depuis que vous l’avez ouverte. Elle est maintenant sous « À traduire », avec ce que vous avez pu écrire.',
  commentGone: 'Ce commentaire n’existe plus.',
  notYoursToPublish: 'Votre rôle ne permet pas de publier dans cette langue.',
  hasChanged: 'Ce texte ou sa source a changé depuis que vous avez ouvert la page : relisez-le.',
};
