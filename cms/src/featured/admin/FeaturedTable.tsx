import { Flex, IconButton, Link } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { FeaturedEntry } from '../../contract/featured.ts';
import { affirmationLimits } from '../../contract/limits.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';

interface Props {
  entries: readonly FeaturedEntry[];
  onMove: (documentId: string, by: 1 | -1) => void;
  onRemove: (documentId: string) => void;
}

/** A table of the featured affirmations with buttons to move or remove each one. */
export function FeaturedTable({ entries, onMove, onRemove }: Props) {
  const { featured: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const focusAfterUpdate = useRef<{ id: number; isKept: boolean; buttonId: string }>();
  const { place, text, days, state } = texts.columns;
  const onSite = entries.filter(({ isShown }) => isShown).slice(0, affirmationLimits.featured);

  // React re-creates or removes the clicked row: focus the same button in its new place, or a neighboring row's button.
  useEffect(() => {
    if (!focusAfterUpdate.current) return;
    const { id, isKept, buttonId } = focusAfterUpdate.current;
    if (entries.some((entry) => entry.id === id) !== isKept) return;
    document.getElementById(buttonId)?.focus();
    focusAfterUpdate.current = undefined;
  }, [entries]);

  const day = (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const button = (entry: FeaturedEntry, by: 1 | -1) => {
    const buttonId = `${by === 1 ? 'down' : 'up'}-${entry.id}`;
    const isAtEnd = entry === entries.at(by === 1 ? -1 : 0);
    return (
      <IconButton
        id={buttonId}
        label={(by === 1 ? texts.down : texts.up)(entry.text)}
        // aria-disabled rather than disabled, so that the button keeps focus when its row reaches the end.
        aria-disabled={isAtEnd}
        onClick={() => {
          if (isAtEnd) return;
          focusAfterUpdate.current = { id: entry.id, isKept: true, buttonId };
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
      rows={entries.map((entry, index) => ({
        key: entry.id,
        cells: [
          index + 1,
          <Link key="text" tag={NavLink} to={entryPath('affirmation', entry.documentId)}>
            {entry.text}
          </Link>,
          texts.days(entry.from && day(entry.from), entry.until && day(entry.until)),
          onSite.includes(entry) ? texts.shown : texts.notShown,
          <Flex key="actions" gap={1} justifyContent="flex-end">
            {button(entry, -1)}
            {button(entry, 1)}
            <IconButton
              id={`remove-${entry.id}`}
              label={texts.removeOne(entry.text)}
              onClick={() => {
                const { id } = entries[index + 1] ?? entries[index - 1] ?? entry;
                focusAfterUpdate.current = {
                  id: entry.id,
                  isKept: false,
                  buttonId: `remove-${id}`,
                };
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
