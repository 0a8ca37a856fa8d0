import { iconMarkup } from './icons.ts';

/** The drawing of an icon. Its markup is a file of ours. */
export function IconImage({ icon, size }: { icon: string; size: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconMarkup(icon) }}
    />
  );
}
