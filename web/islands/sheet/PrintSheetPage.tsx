import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import { pictureHref } from '../../logic/pictures.ts';
import {
  pageSize,
  sheetStrokes,
  type Format,
  type Paper,
  type SheetPage,
} from '../../logic/sheet.ts';

interface Props {
  sheet: SheetPage;
  paper: Paper;
  format: Format;
  /** The accessible name of the sheet. */
  label: string;
  language: Language;
}

const { cut, cutWidth, dash, frameWidth } = sheetStrokes;
const fonts = { display: 'font-display font-bold', body: 'font-body' };

/** One printed sheet. Static on the server; without a network, the browser makes it. */
export function PrintSheetPage({ sheet, paper, format, label, language }: Props) {
  const { width, height } = pageSize(paper, format);
  const isLandscape = width > height;
  return (
    <section
      aria-label={label}
      className={`sheet-page mx-auto mb-8 w-full ${isLandscape ? 'max-w-[62rem]' : 'max-w-[50rem]'}`}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`shadow-lift block h-auto w-full bg-white paper-${paper} ${isLandscape ? 'paper-landscape' : ''}`}
        data-sheet
      >
        <g stroke={cut} strokeWidth={cutWidth} strokeDasharray={dash}>
          {sheet.cuts.map((line, index) => (
            <line key={index} {...line} />
          ))}
        </g>
        <g textAnchor="middle">
          {sheet.cells.map(({ shapes, picture, code, lines }, cell) => (
            <g key={cell}>
              {shapes.map(({ radius, fill = 'none', stroke, ...box }, index) => (
                <rect
                  key={index}
                  {...box}
                  rx={radius}
                  fill={fill}
                  stroke={stroke}
                  strokeWidth={frameWidth}
                />
              ))}
              {picture && (
                <image
                  href={pictureHref(picture.name)}
                  x={picture.x}
                  y={picture.y}
                  width={picture.size}
                  height={picture.size}
                  role="img"
                  aria-label={picture.alt}
                />
              )}
              {code && (
                <path
                  d={code.path}
                  transform={`translate(${code.x} ${code.y}) scale(${code.size / code.modules})`}
                  shapeRendering="crispEdges"
                  role="img"
                  aria-label={sheetTexts[language].codeAlt}
                />
              )}
              {lines.map((line, index) => (
                <text
                  key={index}
                  className={fonts[line.font]}
                  x={line.x}
                  y={line.y}
                  fontSize={line.size}
                  fill={line.color}
                  lang={line.lang === language ? undefined : line.lang}
                >
                  {line.text}
                </text>
              ))}
            </g>
          ))}
        </g>
      </svg>
    </section>
  );
}
