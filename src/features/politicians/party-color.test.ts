import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partyColor } from './party-color';

function luminance(hex: string) {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['#c0122d', '#FFFFFF'],
  ['#000000', '#FFFFFF'],
  ['#ffffff', '#000000'],
  ['#ffcc00', '#000000'],
  ['#2eabb1', '#000000'],
  ['#0047ab', '#FFFFFF'],
])('the text on the colour %s is %s', (background, text) => {
  expect(partyColor(background)).toEqual({ background, text });
});

test('the colour of a party is read from a short hex and from one with spaces around it', () => {
  expect(partyColor(' #FC0 ')).toEqual({ background: '#FFCC00', text: '#000000' });
});

test.each([null, undefined, '', 'azul', '#12345', '#gggggg', 'url(x)', 'c0122d'])(
  'the colour of a party is the neutral one for %s',
  (hex) => {
    expect(partyColor(hex)).toEqual({ background: '#57534E', text: '#FFFFFF' });
  },
);

test('every colour keeps at least 4.58 to 1', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const { background, text } = partyColor(color);
      return contrast(background, text) >= 4.58;
    }),
  );
});
