import { styled } from 'styled-components';
import type { TranslationState } from '../../contract/translation.ts';

interface Props {
  counts: Readonly<Record<TranslationState, number>>;
  label: string;
}

const parts = [
  ['done', 'success500'],
  ['publish', 'primary500'],
  ['review', 'secondary500'],
  ['outdated', 'warning500'],
  ['missing', 'neutral200'],
] as const;

/** A bar with the shares of translations in each state. */
export function ProgressBar({ counts, label }: Props) {
  return (
    <Track role="img" aria-label={label}>
      {parts.map(([state, color]) => (
        <Part key={state} $share={counts[state]} $color={color} />
      ))}
    </Track>
  );
}

const Track = styled.div`
  display: flex;
  height: 0.8rem;
  overflow: hidden;
  border-radius: 0.4rem;
`;

const Part = styled.span<{ $share: number; $color: (typeof parts)[number][1] }>`
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ theme, $color }) => theme.colors[$color]};
`;
