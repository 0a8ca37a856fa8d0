import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import type { Preferences } from '#contract/subscriber';
import { subscriberTexts } from '../../i18n/subscriber.ts';
import { formatDay } from '../../logic/format-day.ts';
import { otherLanguage } from '../../logic/language.ts';
import { PreferenceForm } from './PreferenceForm.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';

interface Props {
  language: Language;
  preferences: Preferences;
  /** Whether the page has just saved them, without JavaScript. */
  isSaved: boolean;
  /** Whether subscribers must confirm their address by email. */
  confirms: boolean;
}

/** A subscriber's state, and the actions for it. Each one's answer is shown in place (behavior M2). */
export function NewsletterPreferences({ language, confirms, ...initial }: Props) {
  const t = subscriberTexts[language];
  const [preferences, setPreferences] = useState(initial.preferences);
  /** Counts what was saved, so that screen readers announce each time. */
  const [saves, setSaves] = useState(initial.isSaved ? 1 : 0);
  const [isBack, setIsBack] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed has gone, so nothing has the focus; the heading is above the new state.
    if ((saves > 0 || isBack) && document.activeElement === document.body) heading.current?.focus();
  }, [saves, isBack]);

  function show(changed: Preferences) {
    setPreferences(changed);
    setSaves((before) => before + 1);
  }

  const isGone = preferences.state === 'gone';
  const thanks = confirms ? t.confirmText : t.thanksText;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-hero font-extrabold outline-none">
        {isBack ? t.thanks : isGone ? t.letter.gone.heading : t.letter.heading}
      </h1>
      <div role="status">
        {saves > 0 && !isGone && (
          <p key={saves} className="mt-2 font-bold">
            {t.letter.done}
          </p>
        )}
        <p className="text-large mt-2 leading-snug">
          {isBack ? thanks : stateText(preferences, language)}
        </p>
      </div>
      {isGone && !isBack && (
        <>
          <h2 className="text-title mt-9 mb-3">{t.letter.gone.back}</h2>
          <div className="max-w-text">
            <SubscribeForm
              language={language}
              email={preferences.email}
              onSubscribed={() => setIsBack(true)}
            />
          </div>
        </>
      )}
      {!isGone && <Actions language={language} preferences={preferences} onChanged={show} />}
    </>
  );
}

function stateText({ state, email = '', pausedUntil }: Preferences, language: Language): string {
  const t = subscriberTexts[language].letter;
  const day = pausedUntil ? formatDay(pausedUntil, language, 'UTC') : '';
  return {
    subscribed: t.state.subscribed(email),
    paused: t.state.paused(email, day),
    suspended: t.state.suspended(email),
    unconfirmed: t.state.unconfirmed(email),
    gone: email ? t.gone.text : t.gone.before,
    trial: t.trial.text,
  }[state];
}

interface ActionsProps {
  language: Language;
  preferences: Preferences;
  onChanged: (preferences: Preferences) => void;
}

/** The actions for a subscriber, depending on their state. */
function Actions({ language, preferences, onChanged }: ActionsProps) {
  const { state, language: read = 'en' } = preferences;
  const t = subscriberTexts[language].letter;
  const other = otherLanguage(read);
  const shared = { language, onChanged };

  return (
    <div className="mt-6 grid max-w-text gap-6">
      {state === 'unconfirmed' && (
        <PreferenceForm {...shared} action="confirm" {...t.confirm} variant="filled" />
      )}
      {(state === 'paused' || state === 'suspended') && (
        <PreferenceForm {...shared} action="resume" {...t.resume} variant="filled" />
      )}
      {state !== 'unconfirmed' && (
        <PreferenceForm
          {...shared}
          action="language"
          heading={t.language.heading}
          text={t.language.text[read]}
          button={subscriberTexts[other].letter.language.choose}
          newLanguage={other}
        />
      )}
      {state === 'subscribed' && <PreferenceForm {...shared} action="pause" {...t.pause} />}
      <PreferenceForm {...shared} action="leave" {...t.leave} />
    </div>
  );
}
