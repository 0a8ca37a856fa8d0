import { styled } from 'styled-components';

interface Props {
  done: number;
  outdated: number;
  missing: number;
  label: string;
}

/** A bar with the shares of done, outdated and missing translations. */
export function ProgressBar({ done, outdated, missing, label }: Props) {
  return (
    <Track role="img" aria-label={label}>
      <Part $share={done} $color="success500" />
      <Part $share={outdated} $color="warning500" />
      <Part $share={missing} $color="neutral200" />
    </Track>
  );
}

const Track = styled.div`
  display: flex;
  height: 0.8rem;
  overflow: hidden;
  border-radius: 0.4rem;
`;

const Part = styled.span<{ $share: number; $color: 'success500' | 'warning500' | 'neutral200' }>`
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ theme, $color }) => theme.colors[$color]};
`;
