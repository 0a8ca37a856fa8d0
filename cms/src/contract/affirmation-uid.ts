export const affirmationUid = 'api::affirmation.affirmation';
