import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import type { ClassLinkItem } from '../../logic/class-link.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import type { CurrentMember } from '../../logic/member.ts';
import type {
  ColorClasses,
  AffirmationListItem,
  CollectionListItem,
} from '../../logic/list-items.ts';
import { $hashChange } from '../../stores/page.ts';
import { ClassLinkList } from '../class-link/ClassLinkList.tsx';
import { CurvedEdge } from '../shared/CurvedEdge.tsx';
import { Collections } from './Collections.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { OwnAffirmations } from './OwnAffirmations.tsx';
import { Resources } from './Resources.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { tabFromHash, tabsOf, type TabName } from './tabs.ts';

export interface DashboardProps {
  language: Language;
  /** Path and query of the page. */
  path: string;
  member: Omit<CurrentMember, 'held'>;
  /** Undefined if they couldn't be loaded. */
  collections: readonly CollectionListItem[] | undefined;
  classLinks: readonly ClassLinkItem[];
  siteUrl: string;
  /** The form that revokes a class link, as the server returned it without JavaScript. */
  sent?: SubmittedForm | undefined;
  /** One page of them. Undefined if they couldn't be loaded. */
  affirmations: readonly AffirmationListItem[] | undefined;
  /** The number on all pages. */
  affirmationsTotal: number;
  colors: ColorClasses;
  categoryNames: Readonly<Record<number, string>>;
  /** For the dates on which collections were created. */
  timeZone: string;
  accountText: string;
  logoutText: string;
  /** Example texts in the resources tab, only for teachers. */
  samples?: readonly string[] | undefined;
}

export function Dashboard(props: DashboardProps) {
  const { language, path, samples } = props;
  const isTeacher = samples !== undefined;
  const tabs = tabsOf(isTeacher);
  const [chosen, setChosen] = useState<TabName>();

  useEffect(
    () => $hashChange.subscribe(() => setChosen(tabFromHash(location.hash, tabsOf(isTeacher)))),
    [isTeacher],
  );

  /** Puts the chosen tab into the URL's hash, except for the first one (behavior P12). */
  function choose(tab: TabName) {
    setChosen(tab);
    const hash = tab === tabs[0] ? '' : `#${tab}`;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }

  return (
    <>
      <div className="bg-tint relative pt-4 pb-12 sm:pb-20">
        <div className="wrap">
          <DashboardHeader {...props} />
          <Tabs language={language} tabs={tabs} chosen={chosen} onChoose={choose} />
        </div>
        <CurvedEdge />
      </div>
      <div className="wrap">
        <TabPanel name="collections" chosen={chosen}>
          <Collections
            language={language}
            path={path}
            initialItems={props.collections}
            timeZone={props.timeZone}
          />
          <ClassLinkList
            language={language}
            siteUrl={props.siteUrl}
            path={path}
            ownerId={props.member.id}
            initialLinks={props.classLinks}
            sent={props.sent}
          />
        </TabPanel>
        <TabPanel name="affirmations" chosen={chosen}>
          <OwnAffirmations
            language={language}
            path={path}
            initialItems={props.affirmations}
            total={props.affirmationsTotal}
            colors={props.colors}
            categoryNames={props.categoryNames}
          />
        </TabPanel>
        {samples && (
          <TabPanel name="resources" chosen={chosen}>
            <Resources language={language} samples={samples} />
          </TabPanel>
        )}
      </div>
    </>
  );
}
