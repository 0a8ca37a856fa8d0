import { Fragment, type Ref } from 'react';
import type { Texts } from '../../i18n/texts.ts';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  texts: Texts['classroom'];
  ref: Ref<HTMLDetailsElement>;
}

/** The list of keyboard shortcuts, hidden on touch screens. */
export function KeyboardHelp({ texts: t, ref }: Props) {
  const { space, pageDown, pageUp, home, end, escape } = t.keyNames;
  const shortcuts = [
    { keys: ['→', space, pageDown], action: t.next },
    { keys: ['←', pageUp], action: t.previous },
    { keys: [home, end], action: t.ends },
    { keys: ['F'], action: t.full },
    { keys: ['S'], action: t.shuffle },
    { keys: ['L', '2'], action: t.language },
    { keys: ['D'], action: t.description },
    { keys: ['B', '.'], action: t.blank },
    { keys: [escape], action: t.end },
  ];

  return (
    <details ref={ref} className="pointer-coarse:hidden sm:relative">
      <summary className="flex min-h-12 min-w-12 cursor-pointer list-none items-center justify-center gap-2 rounded-full px-3 font-bold [&::-webkit-details-marker]:hidden">
        <Icon name="keyboard-bold" className="size-6" />
        <span className="max-lg:sr-only">{t.keys}</span>
      </summary>
      <div className="bg-card text-ink shadow-lift rounded-card absolute right-0 bottom-full mb-3 max-h-[50svh] overflow-y-auto px-6 py-5 max-sm:inset-x-3 sm:max-h-[calc(100svh-6rem)] sm:w-max">
        <p className="font-display text-[1.2rem] font-bold">{t.keysTitle}</p>
        <dl className="mt-2 grid grid-cols-[auto_auto] gap-x-6 gap-y-1.5">
          {shortcuts.map(({ keys, action }) => (
            <Fragment key={action}>
              <dt className="flex flex-wrap items-start gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="bg-paper-2 rounded-[0.4rem] px-2 font-[inherit] font-bold"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}
