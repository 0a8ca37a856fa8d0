import { Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';

export interface Row {
  key: number;
  cells: readonly ReactNode[];
}

interface Props {
  columns: readonly string[];
  rows: readonly Row[];
  /** The name of a last column that shows none, for what can be done. */
  lastColumn?: string;
}

/** A table of the panel: its columns by name, its rows. */
export function DataTable({ columns, rows, lastColumn }: Props) {
  return (
    <Table colCount={columns.length + (lastColumn ? 1 : 0)} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
          {lastColumn && (
            <Th>
              <VisuallyHidden>{lastColumn}</VisuallyHidden>
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, at) => (
              <Td key={columns[at] ?? lastColumn} maxWidth="36rem">
                <Typography tag="div" textColor="neutral800">
                  {cell}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
