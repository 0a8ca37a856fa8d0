import { styled } from 'styled-components';

/** A sample of a color, beside its code. */
export function Swatch({ color }: { color: string }) {
  return <Round style={{ background: color }} />;
}

const Round = styled.span`
  display: inline-block;
  width: 2rem;
  height: 2rem;
  margin-inline: 0.4rem 0.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 50%;
  vertical-align: middle;
`;
