import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownFile, ownPhotosWords } from '@/lib/election/own-photos';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const address = 'https://upload.wikimedia.org/wikipedia/commons/4/45/Ana.jpg';
const ana = aCandidate({ nome: 'Ana', foto_url: address });
const bia = aCandidate({ nome: 'Bia', foto_url: `${address.slice(0, -7)}Bia.jpg` });
const photoOfDora = 'https://www.camara.leg.br/internet/deputado/bandep/7.jpg';
const dora = aDeputyChoice(
  { deputado_id: '7', deputado_nome: 'Dora', deputado_foto: photoOfDora },
  { favorito: true },
);

const meta = document.createElement('meta');
const publishes = (...copied: string[]) => {
  meta.content = ownPhotosWords([address, photoOfDora], new Set(copied));
};

const pictures = () => [...document.querySelectorAll('img')];
/** Addresses of the pictures on the screen that are elsewhere. */
const foreign = () =>
  pictures()
    .map(({ src }) => src)
    .filter((src) => new URL(src).origin !== window.location.origin);

beforeEach(() => {
  meta.name = 'own-photos';
  meta.content = '';
  document.head.append(meta);
  backend.hasCandidates([ana, bia]);
});

afterEach(() => {
  meta.remove();
});

/** Maria's favourites are Ana and the deputy Dora; she ignores Bia. */
function hasFavorites() {
  hasMyChoices({
    candidates: [aChoiceOf(ana, { favorito: true }), aChoiceOf(bia, { ignorado: true })],
    deputies: [dora],
  });
}

describe('on the screens of one’s own choices', () => {
  it.each(['/', '/?aba=favoritos', '/?aba=ignorados', '/minhas-escolhas', '/minhas-escolhas?aba=ignorados'])(
    'the page %s asks nobody for a photo that the site has no copy of',
    async (path) => {
      hasFavorites();
      renderApp(path, { as: maria });
      const name = path.includes('ignorados') ? 'Bia' : 'Ana';
      expect((await screen.findAllByText(name, { exact: false })).length).toBeGreaterThan(0);
      if (path === '/') expect(await screen.findByRole('button', { name: /^Dora / })).toBeVisible();
      expect(await screen.findAllByText(name.slice(0, 1), { selector: 'span' })).not.toEqual([]);
      // The first tab of the home is the same for everybody.
      const everybody = screen.queryByRole('tabpanel', { name: 'Candidatos' });
      expect(pictures().filter((one) => !everybody?.contains(one))).toEqual([]);
    },
  );

  it('every photo is the copy that the site has', async () => {
    publishes(address, photoOfDora);
    hasFavorites();
    renderApp('/minhas-escolhas', { as: maria });
    const list = within(await screen.findByRole('tabpanel', { name: /^Favoritos/ }));
    expect(await list.findByRole('link', { name: 'Dora' })).toBeVisible();
    expect(pictures().map(({ src }) => new URL(src).pathname)).toEqual([
      `/${ownFile(address, 144)}`,
      `/${ownFile(photoOfDora, 144)}`,
    ]);
    expect(foreign()).toEqual([]);
  });
});

describe('on public lists', () => {
  it('a photo comes from the site’s copy, and from its origin where there is none', async () => {
    publishes(address);
    renderApp('/candidatos-2026');
    expect(await screen.findByRole('heading', { level: 3, name: 'Bia' })).toBeVisible();
    expect(pictures().map(({ src }) => src)).toEqual([
      `${window.location.origin}/${ownFile(address, 232)}`,
      expect.stringMatching(/^https:\/\/upload\.wikimedia\.org\/.*Bia\.jpg$/),
    ]);
  });
});
