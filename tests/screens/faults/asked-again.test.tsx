import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { expectNoToast, heading } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { ana } from './backends';
import { everyRequestMeets, expectOnlyReportedFailures, letFailuresBeLogged } from './network-faults';
import { places } from './places';

/** What each screen says while none of its reads can be had (spec §8 where it has one). */
const sentences: Readonly<Record<string, string>> = {
  '/': 'Erro ao carregar candidatos',
  '/candidatos-2026': 'Não foi possível carregar os candidatos.',
  '/candidatos-2026/temas': 'Não foi possível carregar as pautas.',
  [`/candidato/${ana.id}`]: 'Não foi possível carregar os dados do candidato.',
  '/resultado-2026': 'Não foi possível carregar o resultado.',
  '/eleitos-2026': 'Não foi possível carregar os eleitos.',
  '/deputados-federais': 'Erro ao carregar deputados federais',
  '/deputado-federal/160541': 'Erro ao carregar informações do deputado',
  '/votacoes': 'Não foi possível carregar as votações.',
  '/votacao/2586587-30': 'Não foi possível carregar a votação.',
  '/minhas-escolhas': 'Não foi possível carregar suas escolhas.',
  '/minhas-escolhas-2026': 'Não foi possível carregar suas escolhas.',
  '/settings': 'Erro ao carregar informações do usuário',
  '/admin': 'Não foi possível carregar o que há a fazer.',
  '/admin/candidatos': 'Erro ao carregar candidatos',
  '/admin/auditoria': 'Não foi possível carregar a auditoria.',
  '/admin/equilibrio': 'Não foi possível carregar as fichas.',
  '/admin/resultados': 'Não foi possível carregar os resultados.',
  '/admin/votacoes': 'Não foi possível carregar as votações.',
};

const retries = () => screen.queryAllByRole('button', { name: 'Tentar novamente' });

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
});

it.each(Object.entries(sentences))(
  '%s says in its place alone what could not be read, and reads it when asked again',
  async (path, said) => {
    const place = places.find((one) => one.path === path);
    if (place === undefined) throw new Error(`No screen is at ${path}.`);
    everyRequestMeets('a broken server (500)', { isRoleRead: path.startsWith('/admin') });
    const { queryClient } = renderApp(path, place.entrance ? { as: maria } : {});
    expect(await screen.findByText(said, { selector: 'main *' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expectNoToast();
    // A failure passes: search engines keep the page.
    if (/^\/(candidato|deputado-federal)\//.test(path))
      expect(document.querySelector('meta[name="robots"]')).not.toBeInTheDocument();
    expectOnlyReportedFailures();
    place.prepare();
    for (const retry of retries()) retry.click();
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
    await waitFor(() => expect(retries()).toEqual([]));
    expect(await heading(place.title)).toBeVisible();
    expectOnlyReportedFailures();
  },
);
