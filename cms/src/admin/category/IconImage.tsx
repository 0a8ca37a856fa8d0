import { iconMarkup } from './icons.ts';

/** An icon as SVG. Setting its HTML is safe because the markup comes from our own icons.json. */
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
