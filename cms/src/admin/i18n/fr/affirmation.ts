import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  similar: 'Affirmations semblables',
  similarLater: 'Dès que vous écrivez un texte, ceux qui lui ressemblent apparaissent ici.',
  noneSimilar: 'Aucune affirmation semblable.',
  someSimilar: 'Il existe des affirmations semblables. La vôtre apporte-t-elle du neuf ?',
  chooseCategory: 'Choisir une catégorie',
  noPicture: 'Pas d’image',
  choosePicture: 'Choisir une image',
  changePicture: 'Changer d’image',
  closePictures: 'Masquer les images',
  removePicture: 'Retirer l’image',
  searchPictures: 'Rechercher une image, en français ou en anglais',
  suggestedPictures: 'D’après vos textes',
  allPictures: 'Images',
  noPictureFound: 'Aucune image trouvée. Essayez un autre mot.',
};
