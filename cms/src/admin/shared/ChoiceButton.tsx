import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  isChosen: boolean;
  label?: string;
  /** Whether the view has nothing in it. */
  isEmpty?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A toggle button that selects one of several views. */
export function ChoiceButton({ isChosen, label, isEmpty, onClick, children }: Props) {
  return (
    <Choice
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      data-empty={isEmpty || undefined}
      onClick={onClick}
    >
      {children}
    </Choice>
  );
}

const Choice = styled.button`
  padding: 0.6rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;
