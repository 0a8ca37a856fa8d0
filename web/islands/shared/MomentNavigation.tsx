import type { Language } from '#contract/language';
import type { NameRecording } from '#contract/recording';
import { moments } from '#contract/situation';
import { momentTexts } from '../../i18n/moment.ts';
import { listingPath, type Listing } from '../../logic/listing.ts';
import { MomentPicture } from './MomentPicture.tsx';
import { SpeakButton } from './SpeakButton.tsx';

interface Props {
  language: Language;
  label: string;
  /** What the page shows, if it is a list; the links keep all of it but the moment. */
  listing?: Listing;
  recordings?: readonly NameRecording[] | undefined;
  className: string;
}

/** Links to the moments. Each has its picture, and room for its speaker. */
export function MomentNavigation({ language, label, listing, recordings, className }: Props) {
  const names = momentTexts[language].moments;
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {moments.map((moment) => {
          const isCurrent = moment === listing?.moment;
          return (
            <li
              key={moment}
              className={`flex min-w-0 items-center${isCurrent ? ' text-white' : ''}`}
            >
              <a
                href={listingPath({ ...listing, moment, page: 1 })}
                aria-current={isCurrent ? 'page' : undefined}
                className={`chip h-full grow ${listing ? 'pr-11' : 'pr-10 sm:pr-11'}`}
              >
                <MomentPicture moment={moment} className="size-8" />
                {names[moment]}
              </a>
              <SpeakButton
                language={language}
                text={names[moment]}
                lang={language}
                recordings={recordings}
                className="-ml-11"
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
