import type { ReactNode } from 'react';
import type { TabName } from './tabs.ts';

interface Props {
  name: TabName;
  /** Undefined until the tabs are hydrated; before that, CSS shows the panel in the URL's hash. */
  chosen: TabName | undefined;
  children: ReactNode;
}

/** Without JavaScript, all panels show. A URL with a panel's hash must not scroll past the header. */
export function TabPanel({ name, chosen, children }: Props) {
  const display = chosen === undefined ? 'panel-by-address' : chosen === name ? '' : 'hidden';
  return (
    <section
      id={name}
      role={chosen && 'tabpanel'}
      aria-labelledby={`tab-${name}`}
      className={`noscript:block! noscript:scroll-mt-4 scroll-mt-[100vh] pt-4 ${display}`}
    >
      {children}
    </section>
  );
}
