interface Props {
  name: string;
  /** The name in its other state, and whether it is in that one. Both are rendered, for the script of every page. */
  other?: { name: string; isShown: boolean };
  /** The affirmation, for screen readers, and its `lang` on this page. */
  text?: string | undefined;
  lang?: string | undefined;
  /** Whether the name is only for screen readers, too. */
  isHidden?: boolean;
}

/** The name of an action, with the affirmation's text for screen readers. */
export function ActionLabel({ name, other, text, lang, isHidden = false }: Props) {
  const names = other && (
    <>
      <span hidden={other.isShown}>{name}</span>
      <span hidden={!other.isShown}>{other.name}</span>
    </>
  );
  const start = names ? '' : name;
  if (isHidden)
    return (
      <span className="sr-only">
        {names}
        {lang ? `${start} ` : `${start} ${text ?? ''}`.trimEnd()}
        {lang && <span lang={lang}>{text}</span>}
      </span>
    );
  return (
    <span>
      {names}
      {text ? `${start} ` : start}
      {text && (
        <span className="sr-only" lang={lang}>
          {text}
        </span>
      )}
    </span>
  );
}
