import { iconHref, type IconName } from '../../logic/icons.ts';

interface Props {
  name: IconName;
  className?: string;
}

/** A decorative icon; the text next to it has the meaning. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
