import { Flex } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { z } from 'zod';
import { hexColor } from '../../contract/category.ts';
import { categoryColors, themes } from '../../contract/category-colors.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { IconImage } from './IconImage.tsx';

const formValues = z.object({
  name: z.string().catch(''),
  icon: z.string().catch(''),
  color: z.string().regex(hexColor).optional().catch(undefined),
});

/** Previews the category as the site shows it, in light and dark mode. */
export function CategoryPreview() {
  const { category } = useTexts(textsByLanguage);
  const { name, icon, color } = formValues.parse(
    useForm('CategoryPreview', ({ values }) => values),
  );
  if (!color) return null;
  return (
    <Flex gap={3} wrap="wrap" role="img" aria-label={category.look}>
      {(['light', 'dark'] as const).map((theme) => {
        const colors = categoryColors(color, theme);
        return (
          <Ground key={theme} style={{ background: themes[theme].ground }}>
            <Round style={{ background: colors.fill, color: colors.onFillIcon }}>
              <IconImage icon={icon} size="2.2rem" />
            </Round>
            <Badge style={{ background: colors.tint, color: colors.onTint }}>{name || '…'}</Badge>
          </Ground>
        );
      })}
    </Flex>
  );
}

const Ground = styled.div`
  display: flex;
  align-items: center;
  gap: 1.2rem;
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 0.8rem;
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  width: 4.4rem;
  height: 4.4rem;
  border-radius: 50%;
`;

const Badge = styled.span`
  padding: 0.4rem 1.2rem;
  border-radius: 2rem;
  font-size: 1.4rem;
  font-weight: 700;
`;
