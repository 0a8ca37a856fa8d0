import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  legend: string;
  /** The name of the field that the choice is for. */
  name: string;
  choices: readonly string[];
  chosen: string;
  disabled: boolean | undefined;
  /** The width and height of a cell, in rem. */
  cell: number;
  describe: (choice: string) => string;
  renderChoice: (choice: string) => ReactNode;
  onChoose: (choice: string) => void;
  onClick?: () => void;
}

/** A grid of drawings, such as pictures or icons, of which one can be chosen. */
export function ChoiceGrid(props: Props) {
  const { legend, name, choices, chosen, disabled, cell, describe, onChoose, onClick } = props;
  return (
    <Grid disabled={disabled} $cell={cell}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice} title={describe(choice)}>
          <input
            type="radio"
            name={`${name}-choice-${legend}`}
            value={choice}
            aria-label={describe(choice)}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            // Arrow keys click, too, but choose only on their way to another one.
            onClick={({ detail }) => detail > 0 && onClick?.()}
          />
          {props.renderChoice(choice)}
        </label>
      ))}
    </Grid>
  );
}

const Grid = styled.fieldset<{ $cell: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $cell }) => $cell}rem, 1fr));
  gap: 0.4rem;
  min-width: 0;
  max-height: ${({ $cell }) => 5.4 * $cell}rem;
  padding: 0.4rem;
  overflow-y: auto;
  border: 0;
  color: ${({ theme }) => theme.colors.neutral800};

  legend {
    padding: 0.4rem 0;
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    height: ${({ $cell }) => $cell}rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  label:has(:checked) {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  &:disabled label {
    cursor: not-allowed;
    opacity: 0.7;
  }
`;
