import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { subscriberTexts } from '../../i18n/subscriber.ts';
import { Bird } from '../shared/Bird.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';

interface Props {
  language: Language;
  /** Whether subscribers must confirm their address by email. */
  confirms: boolean;
}

/** The newsletter form, which is replaced by a thank-you (behavior M2). */
export function Newsletter({ language, confirms }: Props) {
  const t = subscriberTexts[language];
  const [isSubscribed, setIsSubscribed] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSubscribed) thanks.current?.focus({ preventScroll: true });
  }, [isSubscribed]);
  // The hidden form keeps its space, so that nothing below jumps.
  const hidden = isSubscribed ? 'invisible' : '';

  return (
    <div className="relative grid items-center gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-2">
      <div className={hidden}>
        <h2 className="text-title font-bold">{t.heading}</h2>
        <p className="mt-1">{t.promise}</p>
      </div>
      <div className={hidden}>
        <SubscribeForm language={language} onSubscribed={() => setIsSubscribed(true)} />
      </div>
      {isSubscribed && (
        <div data-uncovered className="absolute inset-0 flex items-center">
          <div className="flex min-h-30 flex-wrap items-center gap-x-6 gap-y-3">
            <span className="bg-card grid size-28 shrink-0 place-items-center rounded-full">
              <Bird className="w-22" />
            </span>
            <div className="min-w-0">
              <h2 ref={thanks} tabIndex={-1} className="text-title font-bold outline-none">
                {t.thanks}
              </h2>
              <p className="mt-1">{confirms ? t.confirmText : t.thanksText}</p>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
