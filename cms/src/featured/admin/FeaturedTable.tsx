import { Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross, Drag } from '@strapi/icons';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FeaturedEntry } from '../../contract/featured.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { statusesOf, type FeaturedStatus } from './status.ts';
import { useFormatStatus } from './use-format-status.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  entries: readonly FeaturedEntry[];
  /** Moves an affirmation to an index. */
  onMove: (entry: FeaturedEntry, to: number) => void;
  onRemove: (entry: FeaturedEntry) => void;
}

/** A table of the featured affirmations, where each one can be moved or removed. */
export function FeaturedTable({ entries, onMove, onRemove }: Props) {
  const { featured: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const formatStatus = useFormatStatus();
  const focusAfterUpdate = useRef<{ id: number; isKept: boolean; elementId: string }>();
  const { place, text, days, state } = texts.columns;
  const statuses = statusesOf(entries);

  // React re-creates or removes the used row: focus the same control in its new place, or a neighboring row's button.
  useEffect(() => {
    if (!focusAfterUpdate.current) return;
    const { id, isKept, elementId } = focusAfterUpdate.current;
    if (entries.some((entry) => entry.id === id) !== isKept) return;
    document.getElementById(elementId)?.focus();
    focusAfterUpdate.current = undefined;
  }, [entries]);

  const move = (entry: FeaturedEntry, to: number, elementId: string) => {
    if (to < 0 || to >= entries.length) return;
    focusAfterUpdate.current = { id: entry.id, isKept: true, elementId };
    onMove(entry, to);
  };
  const { drag, handleOf } = useDrag((id, to) => {
    const entry = entries.find((each) => each.id === id);
    if (entry) move(entry, to, `handle-${id}`);
  });
  const day = (date: string | null) =>
    date ? formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' }) : '';

  const handle = (entry: FeaturedEntry, index: number) => (
    <Handle {...handleOf(entry.id, index)}>
      <IconButton
        id={`handle-${entry.id}`}
        variant="ghost"
        label={texts.drag(entry.text)}
        onKeyDown={({ key }: KeyboardEvent) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[key];
          if (by !== undefined) move(entry, index + by, `handle-${entry.id}`);
        }}
      >
        <Drag />
      </IconButton>
    </Handle>
  );
  const button = (entry: FeaturedEntry, index: number, by: 1 | -1) => {
    const id = `${by === 1 ? 'down' : 'up'}-${entry.id}`;
    return (
      <Arrow
        id={id}
        label={(by === 1 ? texts.down : texts.up)(entry.text)}
        // aria-disabled rather than disabled, so that the button keeps focus when its row reaches the end.
        aria-disabled={entry === entries.at(by === 1 ? -1 : 0)}
        onClick={() => move(entry, index + by, id)}
      >
        {by === 1 ? <ArrowDown /> : <ArrowUp />}
      </Arrow>
    );
  };
  const remove = (entry: FeaturedEntry, index: number) => {
    const { id } = entries[index + 1] ?? entries[index - 1] ?? entry;
    focusAfterUpdate.current = { id: entry.id, isKept: false, elementId: `remove-${id}` };
    onRemove(entry);
  };
  const status = (entry: FeaturedEntry, index: number) => {
    const name = statuses[index] ?? 'draft';
    return (
      <Typography key="status" textColor={colors[name] ?? 'neutral700'}>
        {formatStatus({ status: name, entry })}
      </Typography>
    );
  };
  const markOf = (entry: FeaturedEntry, index: number) => {
    if (!drag) return undefined;
    if (drag.id === entry.id) return 'dragged';
    const from = entries.findIndex(({ id }) => id === drag.id);
    if (drag.to === from || index !== drag.to) return undefined;
    return drag.to < from ? 'before' : 'after';
  };

  return (
    <DataTable
      columns={[place, text, days, state]}
      lastColumn={texts.actions}
      rows={entries.map((entry, index) => ({
        key: entry.id,
        mark: markOf(entry, index),
        cells: [
          <Flex key="place" gap={1}>
            {handle(entry, index)}
            <PlaceInput
              id={`place-${entry.id}`}
              label={texts.placeOf(entry.text)}
              index={index}
              count={entries.length}
              onMove={(to) => move(entry, to, `place-${entry.id}`)}
            />
          </Flex>,
          <Link
            key="text"
            tag={NavLink}
            to={entryPath('affirmation', entry.documentId)}
            lang={entry.language}
          >
            {entry.text}
          </Link>,
          texts.days(entry.from && day(entry.from), entry.until && day(entry.until)),
          status(entry, index),
          <Flex key="actions" gap={1} justifyContent="flex-end">
            {button(entry, index, -1)}
            {button(entry, index, 1)}
            <IconButton
              id={`remove-${entry.id}`}
              label={texts.removeOne(entry.text)}
              onClick={() => remove(entry, index)}
            >
              <Cross />
            </IconButton>
          </Flex>,
        ],
      }))}
    />
  );
}

const colors: Partial<Record<FeaturedStatus, 'success700' | 'warning700'>> = {
  shown: 'success700',
  inEnglish: 'warning700',
};

/* Strapi draws disabled buttons darker than others. */
const Arrow = styled(IconButton)`
  &&[aria-disabled='true'] {
    background: transparent;
    border-color: transparent;
    cursor: default;
  }
  &&[aria-disabled='true'] path {
    fill: ${({ theme }) => theme.colors.neutral300};
  }
`;

/** Its touches drag instead of scrolling. */
const Handle = styled.span`
  touch-action: none;

  button {
    cursor: grab;
    touch-action: none;
  }
  &:active button {
    cursor: grabbing;
  }
`;
