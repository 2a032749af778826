import { expect, it } from 'vitest';
import { photoSources } from './photo-source';

const commons = 'https://upload.wikimedia.org/wikipedia/commons';
const name = 'Clariana_Bar%C3%A3o.jpg';

it.each([
  [56, 120],
  [116, 250],
  [150, 330],
  [272, 500],
  [400, 960],
])('a picture at Wikimedia %d px wide is taken in the ready width %d, else whole', (width, ready) => {
  expect(photoSources(`${commons}/4/45/${name}`, width)).toEqual([
    `${commons}/thumb/4/45/${name}/${ready}px-${name}`,
    `${commons}/4/45/${name}`,
  ]);
});

it.each([
  `${commons}/4/45/${'a'.repeat(161)}.jpg`,
  `${commons}/4/45/Mapa.svg`,
  `${commons}/thumb/4/45/${name}/250px-${name}`,
  'https://www.camara.leg.br/internet/deputado/bandep/204379.jpg',
  '/fotos/uma.jpg',
])('%s is taken as it is', (address) => {
  expect(photoSources(address, 116)).toEqual([address]);
});

it('a picture wider than every ready width is taken whole', () => {
  expect(photoSources(`${commons}/4/45/${name}`, 600)).toEqual([`${commons}/4/45/${name}`]);
});

it.each([null, undefined, '', '//evil.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
  '%s is no picture',
  (address) => {
    expect(photoSources(address, 116)).toEqual([]);
  },
);
