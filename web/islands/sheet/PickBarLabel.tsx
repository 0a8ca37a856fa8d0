import type { IconName } from '../../logic/icons.ts';
import { Icon } from '../shared/Icon.tsx';

/** The name of a button beside the picks: an icon on a phone, where they share one line. */
export function PickBarLabel({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}
