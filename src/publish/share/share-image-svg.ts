import { escapeMarkup } from '@/lib/text/escape-markup';
import { productName } from '@/lib/text/product-name';
import { imageSize } from '../../seo/share-tags';

/** Layout is the same for all but the party's stripe. */
export interface Card {
  title: string;
  /** Which office, of which year; what the site is for. */
  line: string;
  foot: PartyFoot | string;
}

/** `color` as #rrggbb; `number` where the record has one. */
interface PartyFoot {
  sigla: string;
  name: string;
  color: string;
  number: number | null;
}

/** Pixels of a text at a size, in one face. */
export type Measure = (text: string, size: number, face: Face) => number;
/** Big letters; numbers and years (the text face slashes its zero); the rest. */
export type Face = 'head' | 'data' | 'text';

const ink = '#1c1917';
const muted = '#57534e';
const paper = '#faf8f5';
const edge = '#78716c';
const margin = 72;
const right = imageSize.width - margin;

const faces: Readonly<Record<Face, string>> = {
  head: 'font-family="STIX Two Text" font-weight="700"',
  data: 'font-family="STIX Two Text" font-weight="500"',
  text: 'font-family="Atkinson Hyperlegible Next" font-weight="400"',
};

interface Place {
  x: number;
  y: number;
  size: number;
  face: Face;
  fill?: string;
  isRight?: boolean;
}

/** `y` is the baseline. */
export function textElement(text: string, { x, y, size, face, fill = ink, isRight = false }: Place): string {
  const anchor = isRight ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" ${faces[face]} font-size="${size}" fill="${fill}"${anchor}>${escapeMarkup(text)}</text>`;
}

/** Breaks between words; a word longer than a line has its own. */
function wrapped(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Down to the size that fits the longest name (120 characters). */
const titleSizes = [104, 88, 72, 56, 44];
const titleHeight = 258;
const leading = 1.08;

function titleLines(title: string, measure: Measure): { size: number; lines: string[] } {
  const layouts = titleSizes.map((size) => ({
    size,
    lines: wrapped(title, right - margin, (line) => measure(line, size, 'head')),
  }));
  const fits = ({ size, lines }: (typeof layouts)[number]) =>
    lines.length * size * leading <= titleHeight &&
    lines.every((line) => measure(line, size, 'head') <= right - margin);
  return layouts.find(fits) ?? { size: 44, lines: [shortened(title, 44, right - margin, 'head', measure)] };
}

/** With an ellipsis where it does not fit. */
function shortened(text: string, size: number, width: number, face: Face, measure: Measure): string {
  if (measure(text, size, face) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`, size, face) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function masthead(): string {
  return [
    `<g transform="translate(${margin} 52) scale(1.5)" fill="none" stroke="${ink}">`,
    '<path d="M24.5 19.5V1.5h-23v27h23" stroke-width="3"/><path d="M7 9h12M7 15h12M7 21h7" stroke-width="2.5"/></g>',
    textElement(productName, { x: margin + 58, y: 88, size: 40, face: 'head' }),
    `<rect x="${margin}" y="122" width="${right - margin}" height="5" fill="${ink}"/>`,
  ].join('');
}

const footTop = 478;

function partyFoot({ sigla, name, color, number }: PartyFoot, measure: Measure): string {
  const left = margin + 46;
  const width = right - left - (number === null ? 0 : 150);
  const colorBox = `x="${margin + 1}" y="${footTop + 28}" width="20" height="80"`;
  const party = [
    `<rect ${colorBox} fill="${escapeMarkup(color)}" stroke="${edge}" stroke-width="2"/>`,
    textElement(shortened(sigla, 44, width, 'head', measure), {
      x: left,
      y: footTop + 59,
      size: 44,
      face: 'head',
    }),
    textElement(shortened(name, 34, width, 'text', measure), {
      x: left,
      y: footTop + 105,
      size: 34,
      face: 'text',
      fill: muted,
    }),
  ];
  if (number === null) return party.join('');
  return [
    ...party,
    textElement('Número', { x: right, y: footTop + 49, size: 28, face: 'text', fill: muted, isRight: true }),
    textElement(String(number), { x: right, y: footTop + 106, size: 60, face: 'head', isRight: true }),
  ].join('');
}

function foot(content: Card['foot'], measure: Measure): string {
  const rule = `<rect x="${margin}" y="${footTop}" width="${right - margin}" height="2" fill="${edge}"/>`;
  if (typeof content !== 'string') return rule + partyFoot(content, measure);
  return rule + textElement(content, { x: margin, y: footTop + 78, size: 36, face: 'text', fill: muted });
}

/** 1200 x 630. */
export function cardSvg({ title, line, foot: atFoot }: Card, measure: Measure): string {
  const { size, lines } = titleLines(title, measure);
  const { width, height } = imageSize;
  const top = 208 + size * 0.9;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    masthead(),
    textElement(line, { x: margin, y: 184, size: 38, face: 'data', fill: muted }),
    ...lines.map((text, index) =>
      textElement(text, { x: margin, y: Math.round(top + index * size * leading), size, face: 'head' }),
    ),
    foot(atFoot, measure),
    '</svg>',
  ].join('');
}
