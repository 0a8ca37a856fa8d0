import { Flex, Link, Typography } from '@strapi/design-system';
import { useDebounce, useForm } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { affirmationLimits } from '../../contract/affirmation.ts';
import { similarEntry } from '../../contract/featured.ts';
import { useFetch } from '../shared/use-fetch.ts';
import { LoadingText } from '../shared/Loading.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { textsByLanguage as sharedTexts } from '../shared/i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { entryPath } from '../../strapi/admin/entry-path.ts';

const entries = z.array(similarEntry);
const validText = z.object({ text: z.string().trim().min(1).max(affirmationLimits.text) });

const debounceMilliseconds = 500;

/** The affirmations similar to the text in the form. */
export function SimilarAffirmations({ documentId }: { documentId: string | undefined }) {
  const { affirmation } = useTexts(textsByLanguage);
  const { text } =
    validText.safeParse(useForm('SimilarAffirmations', ({ values }) => values)).data ?? {};
  const settled = useDebounce(text, debounceMilliseconds);
  if (!settled) return <Typography textColor="neutral600">{affirmation.similarLater}</Typography>;
  return <Found text={settled} documentId={documentId} />;
}

function Found({ text, documentId }: { text: string; documentId: string | undefined }) {
  const { affirmation } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const [params] = useSearchParams();
  const locale = params.get('plugins[i18n][locale]') ?? 'en';
  const query = new URLSearchParams({ text, locale, ...(documentId && { documentId }) });
  const path = `/panel/affirmations/similar?${query}`;
  const { data, failure, reload } = useFetch(path, entries);
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <LoadingText />;
  if (data.length === 0)
    return <Typography textColor="neutral600">{affirmation.noneSimilar}</Typography>;
  return (
    <Flex direction="column" alignItems="start" gap={3} role="status">
      <Typography textColor="warning700">{affirmation.someSimilar}</Typography>
      {data.map((found) => (
        <Link
          key={found.documentId}
          tag={NavLink}
          lang={locale}
          to={entryPath('affirmation', found.documentId, locale)}
        >
          {found.text} ({common.percent(Math.round(found.likeness * 100))})
        </Link>
      ))}
    </Flex>
  );
}
