import { VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Row {
  key: number;
  cells: readonly ReactNode[];
  /** A row that is dragged, or one before or after which it would be dropped. */
  mark?: 'dragged' | 'before' | 'after' | undefined;
}

interface Props {
  columns: readonly string[];
  rows: readonly Row[];
  /** The accessible name of a last column for actions, which has no visible heading. */
  lastColumn?: string;
}

/** A table for the panel's pages. In a narrow window, each row becomes a card. */
export function DataTable({ columns, rows, lastColumn }: Props) {
  return (
    <Frame>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {lastColumn && (
            <th scope="col">
              <VisuallyHidden>{lastColumn}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, mark }) => (
          <tr key={key} data-mark={mark}>
            {cells.map((cell, index) => (
              <td key={columns[index] ?? lastColumn} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.4;

  th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 1.2rem 1.6rem;
    overflow-wrap: break-word;
    /* Level with the texts of inputs and buttons in the same row. */
    vertical-align: baseline;
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  [data-mark='dragged'] {
    opacity: 0.5;
  }
  [data-mark='before'] {
    box-shadow: inset 0 3px 0 ${({ theme }) => theme.colors.primary600};
  }
  [data-mark='after'] {
    box-shadow: inset 0 -3px 0 ${({ theme }) => theme.colors.primary600};
  }

  @media (max-width: 768px) {
    /* As large as Strapi's own texts there. */
    font-size: 1.6rem;

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    tr {
      padding: 0.8rem 0;
    }
    td {
      display: grid;
      align-items: baseline;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: 1.2rem;
      padding: 0.4rem 1.6rem;
      overflow-wrap: anywhere;
    }
    td:empty {
      display: none;
    }
    td::before {
      content: attr(data-column);
      color: ${({ theme }) => theme.colors.neutral600};
      font-size: 1.4rem;
    }
  }
`;
