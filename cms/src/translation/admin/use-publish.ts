import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import {
  publishReport,
  type PublishReport,
  type TranslationEntry,
} from '../../contract/translation.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';

interface Props {
  noun: ContentType;
  language: Language;
  onPublished: (report: PublishReport) => void;
}

/** Whether publishing a text needs no question: it is ready and due, and readers see what it was translated from. */
const isSafe = ({ state, isSourcePublished, publishAt }: TranslationEntry) =>
  state === 'publish' && isSourcePublished && !publishAt;

/** Publishes texts, after a question if there are several or something is unusual. */
export function usePublish({ noun, language, onPublished }: Props) {
  const { post } = useFetchClient();
  const formatError = useFormatError();
  const [asked, setAsked] = useState<readonly TranslationEntry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (entries: readonly TranslationEntry[], withSource: boolean) => {
    const texts = entries.map(({ documentId, seen, version }) => ({ documentId, seen, version }));
    setBusy(true);
    setFailure(undefined);
    try {
      const path = `/panel/translations/${noun}/publish`;
      const { data } = await post<unknown>(path, { language, texts, withSource });
      onPublished(publishReport.parse(data));
    } catch (error) {
      setFailure(formatError(error));
    } finally {
      setBusy(false);
      setAsked([]);
    }
  };

  return {
    /** The texts that the question is about. */
    asked,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    cancel: () => setAsked([]),
    confirm: (withSource: boolean) => void send(asked, withSource),
    publish: (entries: readonly TranslationEntry[]) => {
      if (isBusy) return;
      if (entries.length === 1 && entries.every(isSafe)) void send(entries, false);
      else setAsked(entries);
    },
  };
}
