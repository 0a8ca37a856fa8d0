import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { z } from 'zod';
import { deskCount, type DeskCount } from '../../contract/desk.ts';
import { useAnswer } from '../panel/call.ts';
import { Loading } from '../panel/Loading.tsx';
import { useTexts } from '../panel/texts.ts';
import { LoadError } from '../panel/LoadError.tsx';
import { Counts } from './Counts.tsx';
import { Guide } from './Guide.tsx';
import { usePlace } from './place.ts';
import { Work } from './Work.tsx';

const counts = z.array(deskCount);

/** What is to be translated, and where it is done. */
export default function DeskPage() {
  const { desk } = useTexts();
  const [place, go] = usePlace();
  const { data = [], isLoading, failure, reload } = useAnswer('/panel/desk', counts);
  const isWritable = data.some(
    ({ noun, language, isWritable: may }) =>
      may && noun === place.noun && language === place.language,
  );
  return (
    <Page.Main>
      <Page.Title>{desk.title}</Page.Title>
      <Layouts.Header title={desk.title} subtitle={desk.subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failure && <LoadError failure={failure} onRetry={reload} />}
          {isLoading && data.length === 0 && <Loading />}
          {data.length > 0 && (
            <>
              <Counts counts={data.filter(isOfUse)} place={place} onChoose={go} />
              <Guide />
              <Box tag="section">
                <Work
                  key={`${place.noun} ${place.language} ${place.state}`}
                  place={place}
                  isWritable={isWritable}
                  onGo={go}
                  onSaved={reload}
                />
              </Box>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** English is nobody's translation as long as it is there. */
const isOfUse = ({ language, missing }: DeskCount) => language !== 'en' || missing > 0;
