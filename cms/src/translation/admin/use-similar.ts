import { useState } from 'react';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { similarTranslation } from '../../contract/translation-help.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';

const found = z.array(similarTranslation);

interface Props {
  noun: ContentType;
  documentId: string;
  language: Language;
  /** The field that similar texts are inserted into. */
  text: string;
  onType: (text: string) => void;
}

/** Translations of similar texts, and the text that one of them has replaced. */
export function useSimilar({ noun, documentId, language, text, onType }: Props) {
  // A help that can't be loaded is missing, which prevents nobody from translating.
  const { data } = useFetch(
    `/panel/translations/${noun}/${documentId}/similar?language=${language}`,
    found,
  );
  const [replaced, setReplaced] = useState<string>();
  return {
    found: data ?? [],
    canUndo: replaced !== undefined,
    insert: (target: string) => {
      setReplaced(text);
      onType(target);
    },
    undo: () => {
      onType(replaced ?? '');
      setReplaced(undefined);
    },
  };
}
