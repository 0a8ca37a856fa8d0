import { Box, TextInput } from '@strapi/design-system';
import { useState } from 'react';

interface Props {
  id: string;
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** The position of a row. Another number, then Enter, moves the row there. */
export function PlaceInput({ id, label, index, count, onMove }: Props) {
  const [typed, setTyped] = useState<string>();
  const move = () => {
    setTyped(undefined);
    const place = Number(typed?.trim() || Number.NaN);
    if (!Number.isInteger(place) || place < 1) return;
    const to = Math.min(place, count) - 1;
    if (to !== index) onMove(to);
  };
  return (
    <Box width="6.4rem">
      <TextInput
        id={id}
        size="S"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(index + 1)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={move}
        onKeyDown={(event) => {
          if (event.key === 'Enter') move();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
    </Box>
  );
}
