import { Flex, Grid } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newsletterCalendar, type NewsletterCalendar } from '../../contract/newsletter.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { SentLetters } from './SentLetters.tsx';
import { WeekEditor } from './WeekEditor.tsx';
import { WeekList } from './WeekList.tsx';

const names = ['from', 'week', 'entry'] as const;

/** The newsletter page: what goes out in which week, the plan of one week, and the results of past emails. */
export default function LetterPage() {
  const { letter } = useTexts(textsByLanguage);
  const [params, setParams] = useSearchParams();
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const { data, isLoading, failure, reload } = useFetch(
    `/panel/letter/weeks?${query}`,
    newsletterCalendar,
  );
  const go = (to: Record<string, string>) => setParams(new URLSearchParams(to), { replace: true });
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{letter.title}</Page.Title>
      <PageHeader title={letter.title} subtitle={letter.subtitle} section="newsletter" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={10}>
          {failure && <LoadError failure={failure} onRetry={reload} />}
          {!data && isLoading && <Loading />}
          {data && (
            <Weeks calendar={data} asked={params.get('week')} onGo={go} onChanged={reload} />
          )}
          <SentLetters />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface WeeksProps {
  calendar: NewsletterCalendar;
  /** The week in the page's address. */
  asked: string | null;
  onGo: (params: Record<string, string>) => void;
  onChanged: () => void;
}

/** The weeks, with the plan of one of them beside the list. */
function Weeks({ calendar, asked, onGo, onChanged }: WeeksProps) {
  const { weeks, shown } = calendar;
  const week =
    weeks.find((each) => each.week === asked) ??
    weeks.find((each) => each.week === shown) ??
    weeks[0];
  // The plan is below the list in a narrow window, where it would be out of sight.
  const [isChosen, setChosen] = useState(asked !== null);
  if (!week) return null;
  const choose = (chosen: string) => {
    setChosen(true);
    onGo({ from: weeks[0]?.week ?? chosen, week: chosen });
  };
  return (
    <Grid.Root gap={6}>
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <WeekList
          calendar={calendar}
          chosen={week.week}
          onChoose={choose}
          onGo={(params) => {
            setChosen(false);
            onGo(params);
          }}
        />
      </Grid.Item>
      <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
        <WeekEditor
          key={week.week}
          calendar={calendar}
          week={week}
          takesFocus={isChosen}
          onChanged={onChanged}
          onChoose={choose}
          onMoved={(to) => {
            onGo({ from: weeks[0]?.week ?? to, week: to });
            onChanged();
          }}
        />
      </Grid.Item>
    </Grid.Root>
  );
}
