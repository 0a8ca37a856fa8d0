import { iconHref, type IconName } from '../../logic/icons.ts';

interface Props {
  name: IconName;
  className?: string;
}

/** An icon that says nothing by itself: words beside it do. */
export function Icon({ name, className = 'size-[1.25em]' }: Props) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
