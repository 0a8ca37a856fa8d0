import { useEffect, useState } from 'react';

type Shapes = Readonly<Record<string, string>>;
let loaded: Shapes | undefined;
/** The SVG markup of every picture, for a 32 × 32 view box: a third of a megabyte, which few pages need. */
const load = async (): Promise<Shapes> => (loaded ??= (await import('./pictures.json')).default);

/** An affirmation's picture. Setting its HTML is safe because the markup comes from our own pictures.json. */
export function PictureImage({ name, size }: { name: string; size: string }) {
  const [shapes, setShapes] = useState(loaded);
  useEffect(() => {
    if (!shapes) load().then(setShapes, () => undefined);
  }, [shapes]);
  return (
    <svg
      width={size}
      height={size}
      // With a margin, so that no picture touches the edge of its ground.
      viewBox="-2 -2 36 36"
      aria-hidden="true"
      // Many pictures are too dark for the dark theme.
      style={{ flexShrink: 0, background: '#fff', borderRadius: '20%' }}
      dangerouslySetInnerHTML={{ __html: shapes?.[name] ?? '' }}
    />
  );
}
