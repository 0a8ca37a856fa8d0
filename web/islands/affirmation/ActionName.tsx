interface Props {
  name: string;
  /** The affirmation, for screen readers, and its `lang` on this page. */
  text?: string | undefined;
  lang?: string | undefined;
  /** Only for screen readers, too. */
  isHidden?: boolean;
}

/** What is done with which affirmation. */
export function ActionName({ name, text, lang, isHidden = false }: Props) {
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
