import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

interface Props {
  isApplying: boolean;
  progress: { done: number; total: number } | undefined;
}

export function Progress({ isApplying, progress }: Props) {
  const { spreadsheets } = useTexts(textsByLanguage);
  const label = isApplying ? spreadsheets.applying : spreadsheets.checking;
  return (
    <Box>
      <Bar aria-label={label} max={progress?.total ?? 1} value={progress?.done} />
      <Typography role="status" textColor="neutral600">
        {label} {progress && spreadsheets.progress(progress.done, progress.total)}
      </Typography>
    </Box>
  );
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 1rem;
  margin-bottom: 0.6rem;
  accent-color: ${({ theme }) => theme.colors.primary600};
`;
