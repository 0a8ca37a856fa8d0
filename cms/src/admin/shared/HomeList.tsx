import { styled } from 'styled-components';

/** A list in a widget of the panel's home page: links, each with a line about it. */
export const HomeList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;

  a,
  a span {
    font-size: inherit;
    line-height: inherit;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  p {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }
`;
