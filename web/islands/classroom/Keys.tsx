import { Fragment, type Ref } from 'react';
import type { Texts } from '../../i18n/texts.ts';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  texts: Texts['classroom'];
  ref: Ref<HTMLDetailsElement>;
}

/** Which key does what. It is not offered on phones. */
export function Keys({ texts: t, ref }: Props) {
  const { space, pageDown, pageUp, home, end, escape } = t.keyNames;
  const list = [
    { keys: ['→', space, pageDown], does: t.next },
    { keys: ['←', pageUp], does: t.previous },
    { keys: [home, end], does: t.ends },
    { keys: ['F'], does: t.full },
    { keys: ['S'], does: t.shuffle },
    { keys: ['L', 'B'], does: t.language },
    { keys: [escape], does: t.end },
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
          {list.map(({ keys, does }) => (
            <Fragment key={does}>
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
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}
