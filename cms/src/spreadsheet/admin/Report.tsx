import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { ContentType } from '../../contract/change.ts';
import {
  spreadsheetLimits,
  type ImportIssue,
  type SheetChange,
  type SheetReport,
} from '../../contract/spreadsheet.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { Notice } from '../../admin/shared/Notice.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { listPath } from '../../strapi/admin/entry-path.ts';
import { useFormatCell } from './use-format-cell.ts';

/** The rest are counted. */
const mostShown = spreadsheetLimits.shown;

/** What an import would change or has changed, or why it failed. */
export function Report({ report, onClose }: { report: SheetReport; onClose: () => void }) {
  const { spreadsheets: texts } = useTexts(textsByLanguage);
  const { noun, applied, changes, problems, warnings, rows } = report;
  const added = changes.filter(({ id }) => id === null).length;
  const live = changes.filter(({ isLive }) => isLive).length;
  const isFine = problems.length === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Notice variant={isFine ? 'success' : 'danger'} onClose={onClose}>
        {texts.rows(rows)} {summary()}
      </Notice>
      {applied && changes.length > 0 && (
        <Box>
          <Link tag={NavLink} to={`${listPath(noun)}?page=1&sort=updatedAt:DESC`}>
            {texts.openList}
          </Link>
        </Box>
      )}
      {!isFine && <Remarks remarks={problems} />}
      {warnings.length > 0 && (
        <>
          <Typography textColor="warning700">{texts.warnings(warnings.length)}</Typography>
          <Remarks remarks={warnings} />
        </>
      )}
      {isFine && changes.length > 0 && (
        <Changes noun={noun} changes={changes} isPreview={!applied} />
      )}
    </Flex>
  );

  function summary(): string {
    if (!isFine) return texts.problems(problems.length);
    if (changes.length === 0) return texts.nothing;
    const counts = [changes.length - added, added] as const;
    if (applied) return texts.applied(...counts);
    return `${texts.wouldChange(...counts)} ${live > 0 ? texts.wouldPublish(live) : ''}`;
  }
}

function Remarks({ remarks }: { remarks: readonly ImportIssue[] }) {
  const { spreadsheets: texts } = useTexts(textsByLanguage);
  const { line, column, message } = texts.columns;
  return (
    <>
      <DataTable
        columns={[line, column, message]}
        rows={remarks.slice(0, mostShown).map((remark, index) => ({
          key: index,
          cells: [remark.line, remark.column ?? texts.wholeRow, remark.message],
        }))}
      />
      <More count={remarks.length - mostShown} />
    </>
  );
}

interface ChangesProps {
  noun: ContentType;
  changes: readonly SheetChange[];
  isPreview: boolean;
}

function Changes({ noun, changes, isPreview }: ChangesProps) {
  const { spreadsheets: texts } = useTexts(textsByLanguage);
  const { line, entry, cells } = texts.columns;
  return (
    <>
      <DataTable
        columns={[line, entry, cells]}
        rows={changes.slice(0, mostShown).map((change) => ({
          key: change.line,
          cells: [
            change.line,
            `${change.id ?? texts.newEntry} · ${change.title}`,
            <div key="cells">
              <Cells noun={noun} change={change} />
              {isPreview && change.isLive && (
                <Typography textColor="warning700">{texts.live}</Typography>
              )}
              {isPreview &&
                change.unpublishes.map((language) => (
                  <Typography key={language} tag="p" textColor="warning700">
                    {texts.unpublishes[language]}
                  </Typography>
                ))}
            </div>,
          ],
        }))}
      />
      <More count={changes.length - mostShown} />
    </>
  );
}

/** The old and new value of each changed cell. */
function Cells({ noun, change: { id, cells } }: { noun: ContentType; change: SheetChange }) {
  const describe = useFormatCell(noun);
  return (
    <ul>
      {cells.map(({ column, from, to }) => {
        const { label, format, lang } = describe(column);
        return (
          <li key={column}>
            <Typography variant="pi" textColor="neutral600">
              {label}
            </Typography>{' '}
            {id !== null && (
              <>
                <Typography tag="del" textColor="danger700" lang={lang}>
                  {format(from)}
                </Typography>
                {' → '}
              </>
            )}
            <Typography
              tag="ins"
              textColor="success700"
              style={{ textDecoration: 'none' }}
              lang={lang}
            >
              {format(to)}
            </Typography>
          </li>
        );
      })}
    </ul>
  );
}

function More({ count }: { count: number }) {
  const { spreadsheets: texts } = useTexts(textsByLanguage);
  return count > 0 ? <Typography textColor="neutral600">{texts.more(count)}</Typography> : null;
}
