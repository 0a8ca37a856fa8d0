import { Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { contentTypes, hasDrafts } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { mainFields, nounOfUid } from '../../contract/main-fields.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import type { Deletion } from '../../strapi/admin/ask-before-deleting.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const status = z.string().nullish();
const entry = z.looseObject({
  locale: z.string().nullish(),
  status,
  localizations: z.array(z.object({ locale: z.string(), status })).catch([]),
});

/** Says what is deleted, in which languages, and whether readers see it now. */
export function useDeletionQuestion({ model, documents, inAllLanguages }: Deletion) {
  const { deletion } = useTexts(textsByLanguage);
  const entries = documents.map((each) => describe(model, each, inAllLanguages));
  const seen = entries.filter(({ isPublic }) => isPublic).length;
  const [first] = entries;
  const one = entries.length === 1 && first;
  return {
    title: one ? deletion.title : deletion.titleOfSeveral(entries.length),
    confirmLabel: deletion.delete,
    content: (
      <Flex direction="column" gap={2}>
        <Typography tag="p" textAlign="center">
          {one ? deletion.what(one.name, one.languages) : deletion.several(first?.languages ?? [])}
        </Typography>
        {seen > 0 && (
          <Typography tag="p" textAlign="center" fontWeight="bold">
            {one ? deletion.seen : deletion.seenOfSeveral(seen)}{' '}
            {one && canUnpublish(model) && deletion.unpublish}
          </Typography>
        )}
      </Flex>
    ),
  };
}

const nounOf = (model: string) => contentTypes.find((noun) => model === `api::${noun}.${noun}`);

const canUnpublish = (model: string) => hasDrafts[nounOf(model) ?? 'category'];

function describe(model: string, document: unknown, inAllLanguages: boolean) {
  const values = entry.parse(document);
  const type = nounOfUid(model);
  const name = type && values[mainFields[type]];
  const rows = inAllLanguages ? [values, ...values.localizations] : [values];
  const noun = nounOf(model);
  return {
    name: typeof name === 'string' ? name : '',
    languages: languages.filter((language) => rows.some(({ locale }) => locale === language)),
    // Only what has no drafts is seen without being published. No public site shows samples.
    isPublic:
      noun !== undefined &&
      values['isSample'] !== true &&
      (!hasDrafts[noun] ||
        rows.some((row) => row.status === 'published' || row.status === 'modified')),
  };
}
