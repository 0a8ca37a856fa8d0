import type { KeyboardEvent, MouseEvent } from 'react';
import type { Language } from '#contract/language';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { tabForKey, type TabName } from './tabs.ts';

interface Props {
  language: Language;
  tabs: readonly TabName[];
  /** Undefined until the tabs are hydrated; before that, they are links to parts of the page. */
  chosen: TabName | undefined;
  onChoose: (tab: TabName) => void;
}

const tabClasses =
  'shadow-lift noscript:bg-card noscript:text-ink flex min-h-12 items-center rounded-full px-5 py-1 leading-tight font-bold';

export function Tabs({ language, tabs, chosen, onChoose }: Props) {
  const t = dashboardTexts[language];
  const isHydrated = chosen !== undefined;

  function click(event: MouseEvent, tab: TabName) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(tab);
  }

  function press(event: KeyboardEvent, tab: TabName) {
    const next = !event.altKey && !event.ctrlKey && tabForKey(tab, event.key, tabs);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  }

  return (
    <ul role={isHydrated ? 'tablist' : undefined} aria-label={t.title} className="chip-row">
      {tabs.map((tab) => {
        const isChosen = tab === (chosen ?? tabs[0]);
        return (
          <li key={tab} role={isHydrated ? 'presentation' : undefined} className="min-w-0">
            <a
              id={`tab-${tab}`}
              href={`#${tab}`}
              {...(isHydrated && {
                role: 'tab',
                'aria-controls': tab,
                'aria-selected': isChosen,
                tabIndex: isChosen ? 0 : -1,
              })}
              onClick={(event) => click(event, tab)}
              onKeyDown={(event) => press(event, tab)}
              className={`${tabClasses} ${isChosen ? 'bg-leaf-deep text-white' : 'bg-card text-ink'}`}
            >
              {t.tabs[tab]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
