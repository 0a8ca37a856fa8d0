import { Alert, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Section } from '../panel/Section.tsx';
import { useTexts } from '../panel/texts.ts';
import { Progress } from './Progress.tsx';
import { Report } from './Report.tsx';
import { useImport } from './use-import.ts';

/** A sheet comes back: shown first, then taken as a whole or not at all. */
export function Import() {
  const { spreadsheets } = useTexts();
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, isApplying, progress, report, failure, start, forget } = useImport();
  const isReady = report && !report.applied && report.problems.length === 0;

  return (
    <Section title={spreadsheets.import} hint={spreadsheets.importHint}>
      <Flex gap={4} alignItems="end" wrap="wrap">
        <Field.Root name="file">
          <Field.Label>{spreadsheets.choose}</Field.Label>
          <FileInput
            id="spreadsheet-file"
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv"
            aria-label={spreadsheets.choose}
            disabled={isBusy}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              forget();
            }}
          />
        </Field.Root>
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
        <Alert variant="danger" role="alert" closeLabel="×" onClose={forget}>
          {failure}
        </Alert>
      )}
      {report && <Report report={report} />}
      {isReady && report.changes.length > 0 && file && (
        <Flex gap={4} alignItems="center">
          <Button loading={isBusy} onClick={() => start(file, true)}>
            {spreadsheets.apply(report.changes.length)}
          </Button>
          <Typography textColor="neutral600">{file.name}</Typography>
        </Flex>
      )}
    </Section>
  );
}

const FileInput = styled.input`
  padding: 0.8rem;
  border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  max-width: 100%;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
