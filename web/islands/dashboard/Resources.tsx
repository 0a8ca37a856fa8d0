import type { Language } from '#contract/language';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { ButtonLink } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  language: Language;
  /** Example texts in the picture of a sheet. */
  samples: readonly string[];
}

const section = 'rounded-sheet flex flex-col gap-6 overflow-clip px-6 pt-8 sm:flex-row sm:px-9';
const bars = ['before:bg-coral', 'before:bg-sun', 'before:bg-hill-near', 'before:bg-hill-far'];
const lines = ['w-full', 'w-4/5', 'w-11/12', 'w-3/5'];

/** Only for teachers (behavior U1). */
export function Resources({ language, samples }: Props) {
  const { resources: t, tabs } = dashboardTexts[language];
  return (
    <>
      <h2 className="text-title mb-6 font-extrabold">{tabs.resources}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <section className={`bg-sky ${section}`}>
          <div className="min-w-0 grow sm:pb-9">
            <h3 className="text-title mb-2">{t.printables}</h3>
            <p className="mb-5 max-w-text">{t.printablesText}</p>
            <ButtonLink href="/printable-cards">{t.printablesLink}</ButtonLink>
          </div>
          {/* A picture of a sheet with cut lines. */}
          <div
            aria-hidden="true"
            className="shadow-lift font-display text-print mx-auto grid aspect-[1.1] w-full max-w-56 shrink-0 translate-y-2 rotate-3 grid-cols-2 self-end bg-white text-center text-[0.85rem] leading-tight font-bold"
          >
            {samples.map((sample, index) => (
              <p
                key={sample}
                className={`relative grid place-items-center border border-dashed border-[#9aa6bd] p-2 before:absolute before:-inset-x-px before:-top-px before:h-2 ${bars[index]}`}
              >
                {sample}
              </p>
            ))}
          </div>
        </section>
        <section className={`bg-sun text-print on-sun ${section}`}>
          <div className="min-w-0 grow sm:pb-9">
            <h3 className="text-title mb-2">{t.lessons}</h3>
            <p className="mb-5 max-w-text">{t.lessonsText}</p>
            <ButtonLink href="/lesson-guide">{t.lessonsLink}</ButtonLink>
          </div>
          {/* A picture of an open notebook. */}
          <div
            aria-hidden="true"
            className="shadow-lift mx-auto grid w-full max-w-56 shrink-0 translate-y-2 -rotate-3 grid-cols-2 self-end bg-white"
          >
            {(['sun-fill', 'pencil-simple-fill'] as const).map((icon) => (
              <div
                key={icon}
                className="text-leaf-deep flex flex-col gap-2.5 border-l border-[#9aa6bd] p-4 pb-8 first:border-0"
              >
                <Icon name={icon} className="size-7" />
                {lines.map((width) => (
                  <span key={width} className={`h-1.5 rounded-full bg-[#d9e0ef] ${width}`} />
                ))}
              </div>
            ))}
          </div>
        </section>
        <section className={`bg-paper-2 ${section} lg:col-span-2`}>
          <div className="min-w-0 grow pb-8 sm:pb-9">
            <h3 className="text-title mb-2">{t.yearPlan}</h3>
            <p className="mb-5 max-w-text">{t.yearPlanText}</p>
            <ButtonLink href="/year-plan">{t.yearPlanLink}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
