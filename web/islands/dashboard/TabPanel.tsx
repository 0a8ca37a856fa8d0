import type { ReactNode } from 'react';
import type { TabName } from './tabs.ts';

interface Props {
  name: TabName;
  /** Undefined until the tabs are hydrated; before that, styles show the panel that the address names. */
  chosen: TabName | undefined;
  children: ReactNode;
}

/** Without JavaScript, all panels show. An address that names one must not scroll past the header. */
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
