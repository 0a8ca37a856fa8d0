import { categoryColors } from '#contract/category-colors';
import { bird, birdRatio } from './bird.ts';
import { toDrawableText } from './drawable.ts';
import { fitFontSize } from './font-size.ts';

/** The content of a share picture: a text on a card, its category, and the name of the site. */
export interface SharePicture {
  text: string;
  /** Shown if the text has letters that the fonts lack. */
  fallbackText: string;
  badge?: string | undefined;
  /** The name of the affirmation's picture. */
  picture?: string | undefined;
  color: string;
  brand: string;
}

/** A React element as a plain object, which is all that satori needs. */
interface Element {
  type: 'div' | 'img';
  key: null;
  props: {
    style: Record<string, string | number>;
    src?: string;
    width?: number;
    height?: number;
    children?: string | Element[];
  };
}
const box = (
  style: Record<string, string | number>,
  children: string | Element[] = [],
): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});
const birdAt = (width: number, style: Record<string, string | number> = {}): Element => ({
  type: 'img',
  key: null,
  props: { src: bird, width, height: Math.round(width / birdRatio), style },
});

const pictureAt = (src: string): Element => ({
  type: 'img',
  key: null,
  props: {
    src,
    width: pictureBox.size,
    height: pictureBox.size,
    style: { position: 'absolute', top: pictureBox.top, right: 48 },
  },
});

const ink = '#22304a';
const textBox = { width: 944, height: 296 };
/** Below the bird. */
const pictureBox = { size: 240, gap: 24, top: 150 };
/** Boxes of single lines. */
const lineBoxes = { badge: { width: 720, height: 32 }, brand: { width: 960, height: 50 } };

/** The card as satori elements, for a picture of `sharePictureSize`. `beside` is the affirmation's picture as a data URL. */
export function sharePictureElements(
  { color, brand, ...given }: SharePicture,
  beside?: string,
): Element {
  const { fill, tint, onTint } = categoryColors(color, 'light');
  const text = toDrawableText(given.text) ?? given.fallbackText;
  const badge = toDrawableText(given.badge ?? '');
  const name = toDrawableText(brand) ?? '';
  const width = textBox.width - (beside ? pictureBox.size + pictureBox.gap : 0);
  const size = fitFontSize(text, { ...textBox, width }, { largest: 92, smallest: 26 });
  const sentence = box(
    {
      display: 'block',
      width,
      wordBreak: 'break-word',
      fontFamily: 'display, display-ext',
      fontWeight: 800,
      fontSize: size,
      lineHeight: 1.08,
    },
    text,
  );
  const label = box(
    {
      alignSelf: 'flex-start',
      maxWidth: 760,
      padding: '8px 24px',
      marginBottom: 20,
      borderRadius: 99,
      background: tint,
      color: onTint,
      fontSize: fitFontSize(badge ?? '', lineBoxes.badge, { largest: 28, smallest: 14 }),
      fontWeight: 700,
    },
    badge ?? '',
  );
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      background: tint,
      color: ink,
      fontFamily: 'body, body-ext',
      padding: '56px 64px 0',
    },
    [
      box(
        {
          flexDirection: 'column',
          width: textBox.width + 128,
          height: 458,
          background: '#ffffff',
          borderRadius: 40,
          overflow: 'hidden',
          position: 'relative',
        },
        [
          box({ width: '100%', height: 22, background: fill }),
          box(
            { flexDirection: 'column', justifyContent: 'center', flexGrow: 1, padding: '0 64px' },
            [...(badge ? [label] : []), sentence],
          ),
          ...(beside ? [pictureAt(beside)] : []),
        ],
      ),
      box({ alignItems: 'center', height: 116, width: '100%' }, [
        birdAt(78),
        box(
          {
            marginLeft: 16,
            fontFamily: 'display, display-ext',
            fontWeight: 800,
            fontSize: fitFontSize(name, lineBoxes.brand, { largest: 44, smallest: 18 }),
            color: onTint,
          },
          name,
        ),
      ]),
      birdAt(190, {
        position: 'absolute',
        top: 14,
        right: 24,
        transform: 'scaleX(-1) rotate(8deg)',
      }),
    ],
  );
}
