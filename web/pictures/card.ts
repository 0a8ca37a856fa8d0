import { paintOf } from '#contract/paint';
import { bird, birdRatio } from './bird.ts';
import { drawable } from './drawable.ts';
import { fitSize } from './fit.ts';

/** What a share picture shows: a sentence on a card, what it belongs to, and whose it is. */
export interface Card {
  text: string;
  /** What is said where the text has letters that we cannot draw. */
  standIn: string;
  badge?: string | undefined;
  color: string;
  brand: string;
}

/** Satori's elements are plain objects; this is all of React that a picture needs. */
interface Box {
  type: 'div' | 'img';
  key: null;
  props: {
    style: Record<string, string | number>;
    src?: string;
    width?: number;
    height?: number;
    children?: string | Box[];
  };
}
const box = (style: Record<string, string | number>, children: string | Box[] = []): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});
const birdAt = (width: number, style: Record<string, string | number> = {}): Box => ({
  type: 'img',
  key: null,
  props: { src: bird, width, height: Math.round(width / birdRatio), style },
});

const ink = '#22304a';
const room = { width: 944, height: 296 };
/** What stands on one line. */
const rooms = { badge: { width: 720, height: 32 }, brand: { width: 960, height: 50 } };

/** The card as satori's elements, for a picture of `pictureSize`. */
export function cardOf({ color, brand, ...given }: Card): Box {
  const { fill, tint, onTint } = paintOf(color, 'light');
  const text = drawable(given.text) ?? given.standIn;
  const badge = drawable(given.badge ?? '');
  const name = drawable(brand) ?? '';
  const size = fitSize(text, room, { largest: 92, smallest: 26 });
  const sentence = box(
    {
      display: 'block',
      width: room.width,
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
      fontSize: fitSize(badge ?? '', rooms.badge, { largest: 28, smallest: 14 }),
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
          width: room.width + 128,
          height: 458,
          background: '#ffffff',
          borderRadius: 40,
          overflow: 'hidden',
        },
        [
          box({ width: '100%', height: 22, background: fill }),
          box(
            { flexDirection: 'column', justifyContent: 'center', flexGrow: 1, padding: '0 64px' },
            [...(badge ? [label] : []), sentence],
          ),
        ],
      ),
      box({ alignItems: 'center', height: 116, width: '100%' }, [
        birdAt(78),
        box(
          {
            marginLeft: 16,
            fontFamily: 'display, display-ext',
            fontWeight: 800,
            fontSize: fitSize(name, rooms.brand, { largest: 44, smallest: 18 }),
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
