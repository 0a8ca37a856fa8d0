import { isFetchError, useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SheetReport } from '../../contract/spreadsheet.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { uploadCsv } from './upload-csv.ts';

interface Run {
  isBusy: boolean;
  isApplying: boolean;
  progress?: { done: number; total: number } | undefined;
  report?: SheetReport | undefined;
  failure?: string | undefined;
}
const idle: Run = { isBusy: false, isApplying: false };

/** The state of an import: first a dry run, then the import itself. */
export function useImport() {
  const { spreadsheets } = useTexts(textsByLanguage);
  const formatError = useFormatError();
  const token = useAuth('spreadsheets', ({ token: kept }) => kept);
  const [run, setRun] = useState<Run>(idle);

  const start = async (file: File, apply: boolean) => {
    // Keeps the report of the dry run on the screen while its changes are applied.
    setRun(({ report }) => ({ isBusy: true, isApplying: apply, ...(apply && { report }) }));
    let isAnswered = false;
    const previewed = apply && run.report && { previewed: run.report.hash };
    try {
      await uploadCsv(file, {
        query: String(new URLSearchParams({ apply: String(apply), ...previewed })),
        token: token ?? '',
        onLine: (line) => {
          if ('done' in line) return setRun((now) => ({ ...now, progress: line }));
          isAnswered = true;
          setRun({ ...idle, ...line });
        },
      });
      if (!isAnswered) setRun({ ...idle, failure: spreadsheets.interrupted });
    } catch (error) {
      setRun({ ...idle, failure: await failureMessage(file, error) });
    }
  };

  const failureMessage = async (file: File, error: unknown): Promise<string> => {
    if (isFetchError(error)) return formatError(error);
    // A browser refuses to read a file that has changed since it was chosen.
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false);
    return isReadable ? spreadsheets.interrupted : spreadsheets.fileChanged;
  };
  return { ...run, start, forget: () => setRun(idle) };
}
