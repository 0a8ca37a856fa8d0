import { Box, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { unstable_useDocument as useDocument, useAuth, useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { featuredEntry } from '../../contract/featured.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { findAbsent } from './status.ts';
import { useFormatStatus } from './use-format-status.ts';

const entries = z.array(featuredEntry);
const form = z.object({ featured: z.literal(true) });

/** Says in the form of a featured affirmation why readers don't see it on the home page, if they don't. */
export function FeaturedNotice() {
  const { featured: texts } = useTexts(textsByLanguage);
  const formatStatus = useFormatStatus();
  const { slug = '', id = '' } = useParams();
  const params = useEntryParams();
  const isFeatured = useForm('FeaturedNotice', ({ values }) => form.safeParse(values).success);
  const saved = useForm('FeaturedNotice', ({ initialValues }) => initialValues);
  const canRead = useAuth('FeaturedNotice', ({ permissions }) =>
    permissions.some(({ action }) => action === panelAction('featured.read')),
  );
  const isShown = slug === affirmationUid && isFeatured && canRead;
  const { document } = useDocument(
    { collectionType: 'collection-types', model: slug, documentId: id, params },
    { skip: !isShown || id === 'create' },
  );
  // Loaded again after each save, and when the entry is published or unpublished.
  const { data } = useFetch(
    isShown ? '/panel/featured' : undefined,
    entries,
    JSON.stringify([saved, document?.['status']]),
  );
  if (!isShown || !data) return null;
  const [absent] = findAbsent(data, [id]);
  if (!absent) return null;
  return (
    <Flex
      role="status"
      background="warning100"
      borderColor="warning200"
      hasRadius
      gap={2}
      padding={2}
      width="100%"
      alignItems="start"
    >
      <Box shrink={0} lineHeight={0} paddingTop={1}>
        <WarningCircle aria-hidden width="1.2rem" height="1.2rem" fill="warning600" />
      </Box>
      <Typography tag="p" variant="pi">
        {texts.inForm(formatStatus(absent))}
      </Typography>
    </Flex>
  );
}
