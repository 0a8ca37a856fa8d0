import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import {
  listedMember,
  listedSubscriber,
  peopleKinds,
  type PeopleKind,
} from '../../contract/people.ts';
import { ChoiceButton } from '../../admin/shared/ChoiceButton.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { Members } from './Members.tsx';
import { People } from './People.tsx';
import { Subscribers } from './Subscribers.tsx';

/** The page where administrators find, export and erase members and subscribers. */
export default function PeoplePage() {
  const { people: texts } = useTexts(textsByLanguage);
  const [kind, setKind] = useState<PeopleKind>('members');
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <PageHeader title={texts.title} subtitle={texts.subtitle} section="roles" />
      <Layouts.Content>
        <Flex gap={2} paddingBottom={4}>
          {peopleKinds.map((each) => (
            <ChoiceButton key={each} isChosen={each === kind} onClick={() => setKind(each)}>
              {texts.kinds[each]}
            </ChoiceButton>
          ))}
        </Flex>
        {kind === 'members' ? (
          <People key={kind} kind={kind} person={listedMember}>
            {(members, onErased) => <Members members={members} onErased={onErased} />}
          </People>
        ) : (
          <People key={kind} kind={kind} person={listedSubscriber}>
            {(subscribers, onErased) => (
              <Subscribers subscribers={subscribers} onErased={onErased} />
            )}
          </People>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
