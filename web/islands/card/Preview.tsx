import { cardSize, type Background, type CardFont, type CardLine } from '../../logic/card.ts';
import { Ground } from './Ground.tsx';
import { typefaces } from './look.ts';

interface Props {
  label: string;
  background: Background;
  font: CardFont;
  lines: readonly CardLine[];
}

/** The card as it will be: drawn from the very lines that its picture is drawn from. */
export function Preview({ label, background, font, lines }: Props) {
  return (
    <svg
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      role="img"
      aria-label={`${label} ${lines.map(({ text }) => text).join(' ')}`}
      className="shadow-lift rounded-card block aspect-3/4 w-full"
    >
      <Ground {...background} />
      <g className={typefaces[font.name]} fill={background.ink} textAnchor="middle">
        {lines.map(({ text, x, y, size }, at) => (
          <text key={at} x={x} y={y} fontSize={size}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
