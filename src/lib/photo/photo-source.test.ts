import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownFile, ownPhotosWords } from '@/lib/election/own-photos';
import { photoSources, recordSources, remoteSources } from './photo-source';

const commons = 'https://upload.wikimedia.org/wikipedia/commons';
const name = 'Clariana_Bar%C3%A3o.jpg';
const ofCandidate = `${commons}/4/45/${name}`;
const ofDeputy = (id: number) => `https://www.camara.leg.br/internet/deputado/bandep/${id}.jpg`;

const meta = document.createElement('meta');

beforeEach(() => {
  meta.name = 'own-photos';
  meta.content = '';
  document.head.append(meta);
});

afterEach(() => {
  meta.remove();
});

describe('without copies of the site', () => {
  it.each([
    [56, 120],
    [116, 250],
    [150, 330],
    [272, 500],
    [400, 960],
  ])('a picture at Wikimedia %d px wide is taken in the ready width %d, else whole', (width, ready) => {
    expect(photoSources(ofCandidate, width, false)).toEqual([
      `${commons}/thumb/4/45/${name}/${ready}px-${name}`,
      ofCandidate,
    ]);
  });

  it.each([
    `${commons}/4/45/${'a'.repeat(161)}.jpg`,
    `${commons}/4/45/Mapa.svg`,
    `${commons}/thumb/4/45/${name}/250px-${name}`,
    ofDeputy(204379),
  ])('%s is taken as it is', (address) => {
    expect(photoSources(address, 116, false)).toEqual([address]);
  });

  it('a picture wider than every ready width is taken whole', () => {
    expect(photoSources(ofCandidate, 600, false)).toEqual([ofCandidate]);
  });

  it('the large portrait of a deputy is requested in a profile alone', () => {
    expect(photoSources(ofDeputy(7), 72, false)).toEqual([ofDeputy(7)]);
    expect(photoSources(ofDeputy(7), 272, false)).toEqual([`${ofDeputy(7)}maior.jpg`, ofDeputy(7)]);
  });

  it('no other origin than those of the public lists is ever asked, but by the panel', () => {
    const elsewhere = 'https://exemplo.org/foto.jpg';
    expect(photoSources(elsewhere, 116, false)).toEqual([]);
    expect(photoSources('https://www.camara.leg.br.exemplo.org/7.jpg', 116, false)).toEqual([]);
    expect(recordSources(elsewhere, 116)).toEqual([elsewhere]);
  });

  it('nobody is asked where only the site may be', () => {
    expect(photoSources(ofCandidate, 56, true)).toEqual([]);
    expect(photoSources(ofDeputy(7), 56, true)).toEqual([]);
  });
});

describe('with copies of the site', () => {
  const wanted = [ofCandidate, `${commons}/4/45/Outra.jpg`, ofDeputy(1), ofDeputy(2)];
  const publish = (copied: readonly string[]) => {
    meta.content = ownPhotosWords(wanted, new Set(copied));
  };

  it('the copy comes first, in the width that fits, and its origin only where that may be asked', () => {
    publish(wanted);
    const copy = (width: number) => `/${ownFile(ofCandidate, width)}`;
    expect(copy(232)).toMatch(/^\/photos\/[a-z0-9]+-[a-z0-9]+-232\.webp$/);
    expect(photoSources(ofCandidate, 56, true)).toEqual([copy(144)]);
    expect(photoSources(ofCandidate, 116, true)).toEqual([copy(232)]);
    expect(photoSources(ofCandidate, 272, false)).toEqual([copy(544), ...remoteSources(ofCandidate, 489.6)]);
    expect(photoSources(ofDeputy(1), 72, false)).toEqual([`/${ownFile(ofDeputy(1), 144)}`, ofDeputy(1)]);
  });

  it('who has no copy is taken from where the photo is, or from nowhere', () => {
    publish([ofCandidate, ofDeputy(1)]);
    for (const address of [wanted[1] ?? '', ofDeputy(2), `${commons}/4/45/Nova.jpg`]) {
      expect(photoSources(address, 116, false)).toEqual(remoteSources(address, 208.8));
      expect(photoSources(address, 116, true)).toEqual([]);
    }
  });

  it('another address of the same person has another file', () => {
    expect(ownFile(`${ofCandidate}?2`, 144)).not.toBe(ownFile(ofCandidate, 144));
  });

  it('what pages are told stays short, however many are missing', () => {
    const deputies = Array.from({ length: 513 }, (_, id) => ofDeputy(id));
    const all = new Set(deputies);
    expect(ownPhotosWords(deputies, all)).toBe('deputies');
    expect(ownPhotosWords(deputies, new Set(deputies.slice(2)))).toMatch(
      /^deputies(?: ![a-z0-9]+-[a-z0-9]+){2}$/,
    );
    expect(ownPhotosWords(deputies, new Set(deputies.slice(100)))).toBe('');
    expect(ownPhotosWords(deputies, new Set())).toBe('');
  });
});
