import { Box, Link, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { NavLink, useParams } from 'react-router-dom';
import { contentTypes } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** In the form of a language that an entry doesn't have yet: leads to where it can be written beside the other. */
export function MissingTranslation() {
  const { missing } = useTexts(textsByLanguage);
  const { slug: model = '', id } = useParams();
  const params = useEntryParams();
  const noun = contentTypes.find((each) => model === `api::${each}.${each}`);
  const language = languages.find((each) => each === params['locale']);
  const isNew = id === 'create';
  const { document } = useDocument(
    { collectionType: 'collection-types', model, documentId: isNew ? undefined : id, params },
    { skip: isNew },
  );
  // Only affirmations are also translated into English.
  const isTranslated = noun && language && (language === 'fr' || noun === 'affirmation');
  if (isNew || !document || document.updatedAt || !isTranslated) return null;
  return (
    <Box
      background="primary100"
      borderColor="primary200"
      hasRadius
      padding={3}
      width="100%"
      role="status"
    >
      <Typography tag="p" variant="pi">
        {missing[language]}
      </Typography>
      <Link tag={NavLink} to={`/translations?noun=${noun}&language=${language}&state=missing`}>
        <Typography variant="pi" textColor="primary600">
          {missing.open}
        </Typography>
      </Link>
    </Box>
  );
}
