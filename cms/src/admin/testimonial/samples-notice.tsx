import { Box, Flex, Typography } from '@strapi/design-system';
import { Information } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { textsByLanguage } from '../i18n/texts.ts';
import { addAboveLists } from '../../strapi/admin/content-manager.ts';
import { onOwnLine } from '../../strapi/admin/list-style.ts';
import { useTexts } from '../shared/texts.ts';

/** Adds a notice above the list of testimonials about the sample ones. */
export function addSamplesNotice(app: StrapiApp): void {
  addAboveLists(app, 'samples-notice', SamplesNotice);
}

function SamplesNotice() {
  const { testimonial } = useTexts(textsByLanguage);
  const { slug } = useParams();
  if (slug !== 'api::testimonial.testimonial') return null;
  return (
    <Flex
      role="note"
      background="primary100"
      borderColor="primary200"
      hasRadius
      gap={3}
      padding={3}
      {...onOwnLine}
    >
      <Box shrink={0} lineHeight={0}>
        <Information aria-hidden width="2rem" height="2rem" fill="primary600" />
      </Box>
      <Typography tag="p" variant="pi">
        {testimonial.samples}
      </Typography>
    </Flex>
  );
}
