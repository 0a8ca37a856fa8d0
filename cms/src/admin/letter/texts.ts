const english = {
  title: 'Weekly letter',
  subtitle: 'What goes out next, and how the last ones went',
  choose: 'Choose affirmations for the weeks to come',
  next: 'The next letter',
  when: (day: string, time: string, zone: string) => `${day}, ${time} (${zone})`,
  chosen: 'Chosen by the editors',
  fallback:
    'Nobody has chosen an affirmation for this week: a featured one goes out that was not sent lately.',
  nothing: 'No affirmation is published: nothing can be sent.',
  readers: (en: number, fr: number) => `To ${en} in English and ${fr} in French`,
  language: { en: 'English', fr: 'French' },
  test: { en: 'Send me a test in English', fr: 'Send me a test in French' },
  tested: 'The test is on its way to your address.',
  refused: 'The mail server did not take it: ',
  failed: 'That did not work. Please try again.',
  sent: 'Letters sent',
  none: 'No letter has been sent yet.',
  columns: {
    week: 'Week of',
    affirmation: 'Affirmation',
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Not wanted',
    left: 'Left',
  },
  reasons: { failed: 'Failed', queued: 'Tried again' },
  loading: 'Loading',
};
export type PanelTexts = typeof english;

const french: PanelTexts = {
  title: 'Lettre de la semaine',
  subtitle: 'Ce qui part bientôt, et le sort des dernières lettres',
  choose: 'Choisir les affirmations des semaines à venir',
  next: 'La prochaine lettre',
  when: (day, time, zone) => `${day}, ${time} (${zone})`,
  chosen: 'Choisie par la rédaction',
  fallback:
    'Personne n’a choisi d’affirmation pour cette semaine : une affirmation à la une, pas envoyée récemment, partira.',
  nothing: 'Aucune affirmation n’est publiée : rien ne peut partir.',
  readers: (en, fr) => `Destinataires : ${en} en anglais, ${fr} en français`,
  language: { en: 'Anglais', fr: 'Français' },
  test: { en: 'M’envoyer un essai en anglais', fr: 'M’envoyer un essai en français' },
  tested: 'L’essai part vers votre adresse.',
  refused: 'Le serveur de courrier l’a refusé : ',
  failed: 'Cela n’a pas marché. Veuillez réessayer.',
  sent: 'Lettres envoyées',
  none: 'Aucune lettre n’est encore partie.',
  columns: {
    week: 'Semaine du',
    affirmation: 'Affirmation',
    queued: 'En attente',
    sent: 'Envoyées',
    failed: 'En échec',
    skipped: 'Plus voulues',
    left: 'Départs',
  },
  reasons: { failed: 'En échec', queued: 'Nouvel essai prévu' },
  loading: 'Chargement',
};

/** The page's words, in the language that an editor has chosen for the panel. */
export const panelTexts = (locale: string): PanelTexts => (locale === 'fr' ? french : english);
