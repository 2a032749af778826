import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { hasCommonVotes } from '../../support/fake-common-votes';
import { details, hasTables } from '../../support/fake-comparison';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { newsHas } from '../../support/fake-news';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const photoOf = (id: number) => `https://www.camara.leg.br/internet/deputado/bandep/${id}.jpg`;
const withPhoto = details.map((one) => ({
  ...one,
  ultimoStatus: { ...one.ultimoStatus, urlFoto: photoOf(one.id) },
}));
const names = ['Érica Exemplo', 'Ana Exemplo'];
const candidates = names.map((nome) =>
  aCandidate({ nome, foto_url: `https://upload.wikimedia.org/wikipedia/commons/4/45/${nome[0]}.jpg` }),
);

/** Addresses of all the pictures that the screens have had. */
let asked: Set<string>;

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
  asked = new Set();
  const set = Reflect.get(HTMLImageElement.prototype, 'setAttribute');
  vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function note(
    this: HTMLImageElement,
    name,
    value,
  ) {
    if (name === 'src') asked.add(value);
    Reflect.apply(set, this, [name, value]);
  });
});

/** Maria's: two candidates and two deputies, without copies of photos. */
function hasFavorites() {
  backend.hasCandidates(candidates);
  hasMyChoices({
    candidates: candidates.map((one) => aChoiceOf(one, { favorito: true })),
    deputies: withPhoto.map(({ id }, index) =>
      aDeputyChoice(
        { deputado_id: String(id), deputado_nome: names[index] ?? '', deputado_foto: photoOf(id) },
        { favorito: true },
      ),
    ),
  });
  chamberHas({
    details: withPhoto,
    deputies: names.map((nome, index) => aDeputy({ id: index + 1, nome, urlFoto: photoOf(index + 1) })),
  });
  hasCommonVotes();
  hasTables();
  newsHas([]);
}

it.each(['deputados', 'candidatos'])(
  'comparing chosen %s asks nobody for exactly their photos',
  async (kind) => {
    hasFavorites();
    const { user } = renderApp('/minhas-escolhas', { as: maria });
    await user.click(await screen.findByRole('button', { name: 'Comparar' }));
    const boxes = async (name: string) => screen.findAllByRole('checkbox', { name: `Comparar ${name}` });
    for (const name of names) {
      const [ofCandidate, ofDeputy] = await boxes(name);
      const box = kind === 'candidatos' ? ofCandidate : ofDeputy;
      if (box === undefined) throw new Error(`Nothing compares ${name}`);
      await user.click(box);
    }
    await user.click(await screen.findByRole('link', { name: 'Comparar' }));
    expect(await screen.findByText(`2 ${kind}, em ordem alfabética. Sem nota e sem vencedor.`)).toBeVisible();
    expect(await screen.findByText('ÉE', { selector: 'th span' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Trocar' }));
    expect(await screen.findByRole('checkbox', { name: /^Ana Exemplo/ })).toBeChecked();
    expect([...asked]).toEqual([]);
  },
);

it('the dialog of a favourite’s news asks nobody for a photo of theirs', async () => {
  hasFavorites();
  renderApp('/?aba=favoritos&noticias=deputado.1', { as: maria });
  expect(await screen.findByRole('dialog', { name: 'Últimas Notícias - Érica Exemplo' })).toBeVisible();
  expect([...asked]).toEqual([]);
});
