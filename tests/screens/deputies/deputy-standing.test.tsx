import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const copyOf = { dadosDe: '2025-03-21', hoje: '2025-03-21' };

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

describe('no two sentences of a profile contradict one another about who sits', () => {
  it('whoever a newer list lacks is out of exercise, with the day of the list', async () => {
    chamberHas({ details: [aDeputyDetail()] }, { copyOf: { ...copyOf, foraDaListaDe: '2026-08-22' } });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Último mandato' })).toBeVisible();
    expect(screen.getAllByText('Não está no cargo agora').length).toBeGreaterThan(0);
    expect(screen.queryByText(/No cargo$/)).toBeNull();
    expect(screen.queryByText('Mandato atual')).toBeNull();
    expect(screen.queryByText('Não informada')).toBeNull();
    expect(
      screen.getAllByText(
        'Partido e situação em 21/03/2025; não está na lista de quem está no cargo, de 22/08/2026',
      ),
    ).toHaveLength(2);
  });

  it('whoever died in office is said to have, without a new choice or a contact', async () => {
    const dead = aDeputyDetail({ dataFalecimento: '2024-05-12' }, { situacao: 'Vacância' });
    chamberHas({ details: [dead] }, { copyOf });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Último mandato' })).toBeVisible();
    expect(screen.getByText('Alagoas (AL) · Morreu em 12/05/2024')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Favoritar|Ignorar/ })).toBeNull();
    expect(screen.queryByText(/Eleição de 2026/)).toBeNull();
    // Nor room for one.
    expect(document.querySelector('.min-h-12:empty')).toBeNull();
    expect(screen.queryByText('Mandato atual')).toBeNull();
  });
});

describe('the Chamber makes records of the next legislature before it begins', () => {
  const coming = aDeputyDetail({}, { idLegislatura: 58, situacao: null, condicaoEleitoral: 'Eleito' });
  const others = Array.from({ length: 512 }, (_, index) => aDeputy({ id: index + 1, idLegislatura: 57 }));

  it('whoever sits keeps the present mandate', async () => {
    chamberHas({ details: [coming], deputies: [...others, aDeputy({ id: 160541, idLegislatura: 57 })] });
    renderApp(path);
    expect(await screen.findByText('Alagoas (AL) · No cargo')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mandato atual' })).toBeVisible();
    expect(screen.getByText('57ª')).toBeVisible();
    expect(screen.queryByText('Eleito')).toBeNull();
    expect(button('Favoritar')).toBeVisible();
  });

  it('whoever is new takes the seat on 1 February', async () => {
    chamberHas({ details: [coming], deputies: others });
    renderApp(path);
    expect(await screen.findByText('Alagoas (AL) · Toma posse em 01/02/2027')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Próximo mandato' })).toBeVisible();
    expect(screen.queryByText(/No cargo|Mandato atual/)).toBeNull();
  });
});
