const tabNames = ['collections', 'affirmations', 'resources'] as const;
export type TabName = (typeof tabNames)[number];

/** A member’s tabs, with resources only for teachers (behavior P12 and U1). */
export const tabsOf = (isTeacher: boolean): readonly TabName[] =>
  isTeacher ? tabNames : tabNames.filter((tab) => tab !== 'resources');

/** The tab in a hash, or else the first one. */
export const tabFromHash = (hash: string, tabs: readonly TabName[]): TabName =>
  tabs.find((tab) => `#${tab}` === hash) ?? tabNames[0];

/** The tab that a key moves to; undefined for other keys. */
export function tabForKey(
  tab: TabName,
  key: string,
  tabs: readonly TabName[],
): TabName | undefined {
  const index = tabs.indexOf(tab);
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
