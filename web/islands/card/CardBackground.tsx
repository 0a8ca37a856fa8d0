import { cardSize, hill, hillShade, type Background } from '../../logic/card.ts';

interface Props {
  background: Background;
  /** The element id of its gradient. */
  gradientId: string;
}

/** The background of a card: a diagonal gradient and the hill at the bottom. */
export function CardBackground({ background: { from, to }, gradientId }: Props) {
  return (
    <>
      <linearGradient
        id={gradientId}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="0"
        x2={cardSize.width}
        y2={cardSize.height}
      >
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect {...cardSize} fill={`url(#${gradientId})`} />
      <path d={hill} fill="#ffffff" fillOpacity={hillShade} />
    </>
  );
}
