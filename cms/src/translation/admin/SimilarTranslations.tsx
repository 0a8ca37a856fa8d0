import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Language } from '../../contract/language.ts';
import { sourceLanguageOf } from '../../contract/translation.ts';
import type { SimilarTranslation } from '../../contract/translation-help.ts';
import { DifferenceText } from '../../admin/shared/DifferenceText.tsx';
import { difference, partsOf } from '../../admin/shared/difference.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  found: readonly SimilarTranslation[];
  /** The source that is being translated. */
  source: string;
  language: Language;
  onInsert: (text: string) => void;
}

/** Translations of similar texts, each inserted with a button or a key. */
export function SimilarTranslations({ found, source, language, onInsert }: Props) {
  const { common } = useTexts(sharedTexts);
  const { similar } = useTexts(textsByLanguage);
  const from = sourceLanguageOf[language];
  return (
    <Box tag="section" background="neutral100" hasRadius padding={4}>
      <Typography variant="sigma" tag="h3" paddingBottom={2}>
        {similar.title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {found.map(({ documentId, source: other, target, likeness }, index) => (
          <Flex key={documentId} tag="li" gap={3} alignItems="start" wrap="wrap">
            <Box flex="1" minWidth="20rem">
              <Typography tag="p" lang={language}>
                {target}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {common.percent(Math.round(likeness * 100))} ·{' '}
                <span lang={from}>
                  <DifferenceText
                    parts={partsOf('after', difference(source, other, from))}
                    isNeutral
                  />
                </span>
              </Typography>
            </Box>
            <Button
              size="S"
              variant="tertiary"
              aria-label={similar.insertOne(target)}
              aria-keyshortcuts={`Alt+${index + 1}`}
              onClick={() => onInsert(target)}
            >
              {similar.insert} ({similar.key(index + 1)})
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
