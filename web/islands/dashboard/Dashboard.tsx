import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import type { CurrentMember } from '../../logic/member.ts';
import type { ColorClasses, ListedAffirmation, ListedCollection } from '../../logic/listed.ts';
import { $hash } from '../../stores/hash.ts';
import { Edge } from '../shared/Edge.tsx';
import { Collections } from './Collections.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { OwnAffirmations } from './OwnAffirmations.tsx';
import { Resources } from './Resources.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { tabAt, tabsOf, type TabName } from './tabs.ts';

export interface DashboardProps {
  language: Language;
  /** Path and query of the page. */
  path: string;
  member: CurrentMember;
  /** Undefined where they could not be loaded. */
  collections: readonly ListedCollection[] | undefined;
  affirmations: readonly ListedAffirmation[] | undefined;
  colors: ColorClasses;
  /** By whose clock the days are told on which collections were created. */
  timeZone: string;
  accountText: string;
  logoutText: string;
  /** Sentences on the drawn sheet; for teachers alone. */
  samples?: readonly string[] | undefined;
}

export function Dashboard(props: DashboardProps) {
  const { language, path, samples } = props;
  const isTeacher = samples !== undefined;
  const tabs = tabsOf(isTeacher);
  const [chosen, setChosen] = useState<TabName>();

  useEffect(
    () => $hash.subscribe(() => setChosen(tabAt(location.hash, tabsOf(isTeacher)))),
    [isTeacher],
  );

  /** The chosen tab stands in the address's hash; the first in none. */
  function choose(tab: TabName) {
    setChosen(tab);
    const hash = tab === tabs[0] ? '' : `#${tab}`;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }

  return (
    <>
      <div className="bg-tint relative pt-8 pb-16 sm:pt-12 sm:pb-24">
        <div className="wrap">
          <DashboardHead {...props} />
          <Tabs language={language} tabs={tabs} chosen={chosen} onChoose={choose} />
        </div>
        <Edge />
      </div>
      <div className="wrap">
        <TabPanel name="collections" chosen={chosen}>
          <Collections
            language={language}
            path={path}
            given={props.collections}
            timeZone={props.timeZone}
          />
        </TabPanel>
        <TabPanel name="affirmations" chosen={chosen}>
          <OwnAffirmations
            language={language}
            path={path}
            given={props.affirmations}
            colors={props.colors}
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
