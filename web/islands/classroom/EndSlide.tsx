import type { Texts } from '../../i18n/texts.ts';
import type { ClassroomAction } from '../../logic/classroom.ts';
import { Button, ButtonLink } from '../shared/Button.tsx';

interface Props {
  texts: Texts['classroom'];
  /** How many cards were shown. */
  count: number;
  total: number;
  /** Where the “exit” link leads. */
  endHref: string;
  onAction: (action: ClassroomAction) => void;
}

/** What follows the last card: a clear end, so that nobody has to notice that the cards repeat (behavior P17). */
export function EndSlide({ texts: t, count, total, endHref, onAction }: Props) {
  return (
    <li className="bg-tint flex min-h-0 grow flex-col items-center justify-center gap-4 px-3 text-center">
      <p className="font-display text-ink text-[min(9vw,14vh)] leading-tight font-bold">
        {t.endHeading}
      </p>
      <p className="text-[max(1rem,2.4vh)]">{count < total ? t.endOf(count, total) : t.endText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={() => onAction('first')} variant="line">
          {t.again}
        </Button>
        <Button onClick={() => onAction('shuffle')} variant="line">
          {t.shuffleAgain}
        </Button>
        <ButtonLink href={endHref}>{t.end}</ButtonLink>
      </div>
    </li>
  );
}
