import { useId } from 'react';
import { cardSize, hill, hillShade, type Background } from '../../logic/card.ts';

/** The background of a card: a diagonal gradient and the hill at the bottom. */
export function CardBackground({ from, to }: Background) {
  const id = useId();
  return (
    <>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="0"
        x2={cardSize.width}
        y2={cardSize.height}
      >
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect {...cardSize} fill={`url(#${id})`} />
      <path d={hill} fill="#ffffff" fillOpacity={hillShade} />
    </>
  );
}
