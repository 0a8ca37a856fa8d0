import { useFormatValue } from '../../admin/shared/entry-values.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import type { ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { withHyphen } from '../../contract/spreadsheet.ts';
import { labelOf } from '../../i18n/labels.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Returns a function that describes a cell as the panel’s forms do: its field, and its value. */
export function useFormatCell(noun: ContentType) {
  const { spreadsheets: texts } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const panelLanguage = useLanguage();
  const formatValue = useFormatValue();
  const statuses = new Map(Object.entries(common.statuses));

  return (column: string) => {
    const language = languages.find((each) => column.endsWith(`_${each}`));
    const field = language ? column.slice(0, -`_${language}`.length) : column;
    const name = field === 'status' ? common.status : labelOf(panelLanguage, noun, field);
    const format = (value: string) => {
      if (field === 'status') return statuses.get(value) ?? value;
      if (field === 'featured') return formatValue(field, value === 'yes');
      return formatValue(field, field === 'ages' ? withHyphen(value) : value);
    };
    return {
      label: texts.label(name, language && common.languages[language]),
      format: (value: string) => (value === '' ? texts.empty : format(value)),
      lang: field === 'status' ? undefined : language,
    };
  };
}
