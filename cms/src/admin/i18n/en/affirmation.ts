export const affirmation = {
  similar: 'Similar affirmations',
  noneSimilar: 'No similar affirmations found.',
  someSimilar: 'Similar affirmations exist. Is yours different enough?',
  noPicture: 'No picture',
  choosePicture: 'Choose a picture',
  changePicture: 'Change the picture',
  closePictures: 'Close the pictures',
  removePicture: 'Remove the picture',
  searchPictures: 'Search pictures in English or French',
  suggestedPictures: 'Mentioned in your texts',
  allPictures: 'Pictures',
  noPictureFound: 'No picture found. Try another word.',
};
