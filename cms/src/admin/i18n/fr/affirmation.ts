import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  similar: 'Affirmations semblables',
  noneSimilar: 'Aucune affirmation semblable.',
  someSimilar: 'Il existe des affirmations semblables. La vôtre apporte-t-elle du neuf ?',
  noPicture: 'Pas d’image',
  choosePicture: 'Choisir une image',
  changePicture: 'Changer d’image',
  closePictures: 'Fermer les images',
  removePicture: 'Retirer l’image',
  searchPictures: 'Chercher une image, en français ou en anglais',
  suggestedPictures: 'D’après vos textes',
  allPictures: 'Images',
  noPictureFound: 'Aucune image trouvée. Essayez un autre mot.',
};
