import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { z } from 'zod';
import type { glossary } from '../../contract/glossary.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { listPath } from '../../strapi/admin/entry-path.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { GlossaryTerms } from './GlossaryTerms.tsx';

/** The whole glossary, with a link to edit it. */
export function Glossary({ terms, isWritable }: z.infer<typeof glossary>) {
  const { glossary: texts } = useTexts(textsByLanguage);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Typography variant="delta" tag="h3">
          {texts.title}
        </Typography>
        {isWritable && (
          <Link tag={NavLink} to={listPath('term')}>
            {texts.edit}
          </Link>
        )}
      </Flex>
      {terms.length === 0 ? (
        <Typography>{texts.empty}</Typography>
      ) : (
        <GlossaryTerms terms={terms} language="fr" />
      )}
    </Flex>
  );
}
