import { isFetchError, useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SheetReport } from '../../contract/spreadsheet.ts';
import { useExplain } from '../panel/call.ts';
import { useTexts } from '../panel/texts.ts';
import { uploadCsv } from './upload-csv.ts';

interface Run {
  isBusy: boolean;
  isApplying: boolean;
  progress?: { done: number; total: number } | undefined;
  report?: SheetReport | undefined;
  failure?: string | undefined;
}
const idle: Run = { isBusy: false, isApplying: false };

/** An import: first what a file would change, then, where that is wanted, the change. */
export function useImport() {
  const { spreadsheets } = useTexts();
  const explain = useExplain();
  const token = useAuth('spreadsheets', ({ token: kept }) => kept);
  const [run, setRun] = useState<Run>(idle);

  const start = async (file: File, apply: boolean) => {
    // What would change stays in sight while it is done.
    setRun(({ report }) => ({ isBusy: true, isApplying: apply, ...(apply && { report }) }));
    let isAnswered = false;
    try {
      await uploadCsv(file, {
        apply,
        token: token ?? '',
        onLine: (line) => {
          if ('done' in line) return setRun((now) => ({ ...now, progress: line }));
          isAnswered = true;
          setRun({ ...idle, ...line });
        },
      });
      if (!isAnswered) setRun({ ...idle, failure: spreadsheets.interrupted });
    } catch (error) {
      setRun({ ...idle, failure: await whyNot(file, error) });
    }
  };

  const whyNot = async (file: File, error: unknown): Promise<string> => {
    if (isFetchError(error)) return explain(error);
    // A browser reads no file that was written since it was chosen.
    const isThere = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false);
    return isThere ? spreadsheets.interrupted : spreadsheets.fileChanged;
  };
  return { ...run, start, forget: () => setRun(idle) };
}
