import type { ListedSubscriber } from '../../contract/people.ts';
import { DataTable } from '../../admin/shared/DataTable.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { EraseButton } from './EraseButton.tsx';

interface Props {
  subscribers: readonly ListedSubscriber[];
  onErased: () => void;
}

export function Subscribers({ subscribers, onErased }: Props) {
  const { common } = useTexts(sharedTexts);
  const { people } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const { email, language, state, consentedAt } = people.columns;
  return (
    <DataTable
      columns={[email, language, state, consentedAt]}
      lastColumn={people.erase}
      rows={subscribers.map((subscriber) => ({
        key: subscriber.id,
        cells: [
          subscriber.email,
          common.languages[subscriber.language],
          people.states[subscriber.state],
          formatDate(subscriber.consentedAt, { dateStyle: 'medium' }),
          <EraseButton
            key="erase"
            kind="subscribers"
            id={subscriber.id}
            who={subscriber.email}
            onErased={onErased}
          />,
        ],
      }))}
    />
  );
}
