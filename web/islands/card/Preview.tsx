import { cardSize, type Background, type CardFont, type CardLine } from '../../logic/card.ts';
import { CardBackground } from './CardBackground.tsx';
import { typefaces } from './styles.ts';

interface Props {
  /** The element id of its gradient. */
  gradientId: string;
  label: string;
  background: Background;
  font: CardFont;
  lines: readonly CardLine[];
}

/** Shows the card with the same line layout as the downloaded picture. */
export function Preview({ gradientId, label, background, font, lines }: Props) {
  return (
    <svg
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      role="img"
      aria-label={`${label} ${lines.map(({ text }) => text).join(' ')}`}
      className="shadow-lift rounded-card block aspect-3/4 w-full"
    >
      <CardBackground background={background} gradientId={gradientId} />
      <g className={typefaces[font.name]} fill={background.ink} textAnchor="middle">
        {lines.map(({ text, x, y, size }, index) => (
          <text key={index} x={x} y={y} fontSize={size}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
