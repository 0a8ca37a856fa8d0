interface Props {
  name: string;
  /** The affirmation, for screen readers, and its `lang` on this page. */
  text?: string | undefined;
  lang?: string | undefined;
  /** Whether the name is only for screen readers, too. */
  isHidden?: boolean;
}

/** The name of an action, with the affirmation's text for screen readers. */
export function ActionLabel({ name, text, lang, isHidden = false }: Props) {
  if (isHidden)
    return (
      <span className="sr-only">
        {lang ? `${name} ` : `${name} ${text ?? ''}`.trim()}
        {lang && <span lang={lang}>{text}</span>}
      </span>
    );
  return (
    <span>
      {text ? `${name} ` : name}
      {text && (
        <span className="sr-only" lang={lang}>
          {text}
        </span>
      )}
    </span>
  );
}
