import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../admin/shared/Notice.tsx';
import { Section } from '../../admin/shared/Section.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { Progress } from './Progress.tsx';
import { Report } from './Report.tsx';
import { useImport } from './use-import.ts';

/** Imports a spreadsheet: first shows what would change, then applies all of it or nothing. */
export function Import() {
  const { spreadsheets } = useTexts(textsByLanguage);
  const [file, setFile] = useState<File>();
  const { isBusy, isApplying, progress, report, failure, start, forget } = useImport();
  const isReady = report && !report.applied && report.problems.length === 0;
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    forget();
  };

  return (
    <Section title={spreadsheets.import} hint={spreadsheets.importHint}>
      <Flex gap={4} alignItems="center" wrap="wrap">
        <FileButton aria-disabled={isBusy} onDragOver={allowDrop} onDrop={drop}>
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              // Otherwise choosing the same file again after correcting it would not fire a change event.
              currentTarget.value = '';
            }}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {spreadsheets.choose}
        </FileButton>
        {file && <Typography fontWeight="bold">{file.name}</Typography>}
        <Button
          variant="secondary"
          disabled={!file}
          loading={isBusy && !isApplying}
          onClick={() => file && start(file, false)}
        >
          {spreadsheets.check}
        </Button>
      </Flex>
      {isBusy && <Progress isApplying={isApplying} progress={progress} />}
      {failure && (
        <Notice variant="danger" onClose={forget}>
          {failure}
        </Notice>
      )}
      {report?.isOutdated && <Notice variant="danger">{spreadsheets.outdated}</Notice>}
      {isReady && report.changes.length > 0 && file && (
        <Box>
          <Button loading={isBusy} onClick={() => start(file, true)}>
            {spreadsheets.apply(
              report.changes.length,
              report.changes.filter(({ isLive }) => isLive).length,
            )}
          </Button>
        </Box>
      )}
      {report && <Report report={report} onClose={forget} />}
    </Section>
  );

  function drop(event: DragEvent) {
    event.preventDefault();
    if (!isBusy) choose(event.dataTransfer.files[0]);
  }
}

/** Strapi's drag and drop, which listens on the window, refuses files. */
function allowDrop(event: DragEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/* The browser's own file button is labeled in the browser's language instead of the panel's. */
const FileButton = styled.label`
  position: relative;
  padding: 0.8rem 1.6rem;
  border: 1px dashed ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
