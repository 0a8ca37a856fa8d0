import { Flex, IconButton, Link } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { FeaturedEntry } from '../../contract/featured.ts';
import { DataTable } from '../panel/DataTable.tsx';
import { useTexts } from '../panel/texts.ts';
import { affirmationUid } from './feature.ts';

interface Props {
  entries: readonly FeaturedEntry[];
  onMove: (documentId: string, by: 1 | -1) => void;
  onRemove: (documentId: string) => void;
}

/** The featured ones, a row for each, with buttons that move it. */
export function FeaturedTable({ entries, onMove, onRemove }: Props) {
  const { featured: texts } = useTexts();
  const { formatDate } = useIntl();
  const pressed = useRef<{ id: number; stays: boolean; button: string }>();
  const { place, text, days, state } = texts.columns;

  // A row that moves takes the hands along; one that goes leaves them to its neighbour.
  useEffect(() => {
    if (!pressed.current) return;
    const { id, stays, button: name } = pressed.current;
    if (entries.some((entry) => entry.id === id) !== stays) return;
    document.getElementById(name)?.focus();
    pressed.current = undefined;
  }, [entries]);

  const day = (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const button = (entry: FeaturedEntry, by: 1 | -1) => {
    const name = `${by === 1 ? 'down' : 'up'}-${entry.id}`;
    const isAtEnd = entry === entries.at(by === 1 ? -1 : 0);
    return (
      <IconButton
        id={name}
        label={(by === 1 ? texts.down : texts.up)(entry.text)}
        // Still there for the hands that brought it to the end.
        aria-disabled={isAtEnd}
        onClick={() => {
          if (isAtEnd) return;
          pressed.current = { id: entry.id, stays: true, button: name };
          onMove(entry.documentId, by);
        }}
      >
        {by === 1 ? <ArrowDown /> : <ArrowUp />}
      </IconButton>
    );
  };

  return (
    <DataTable
      columns={[place, text, days, state]}
      lastColumn={texts.actions}
      rows={entries.map((entry, at) => ({
        key: entry.id,
        cells: [
          at + 1,
          <Link
            key="text"
            tag={NavLink}
            to={`/content-manager/collection-types/${affirmationUid}/${entry.documentId}`}
          >
            {entry.text}
          </Link>,
          texts.days(entry.from && day(entry.from), entry.until && day(entry.until)),
          entry.isShown ? texts.shown : texts.notShown,
          <Flex key="actions" gap={1} justifyContent="flex-end">
            {button(entry, -1)}
            {button(entry, 1)}
            <IconButton
              id={`remove-${entry.id}`}
              label={texts.removeOne(entry.text)}
              onClick={() => {
                const { id } = entries[at + 1] ?? entries[at - 1] ?? entry;
                pressed.current = { id: entry.id, stays: false, button: `remove-${id}` };
                onRemove(entry.documentId);
              }}
            >
              <Cross />
            </IconButton>
          </Flex>,
        ],
      }))}
    />
  );
}
