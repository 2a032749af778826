import { act, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { HttpResponse, http } from 'msw';
import { toast } from 'sonner';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepChoice } from '@/features/choices/device/device-home';
import { keepFirst } from '@/features/choices/device/keep-first';
import { deviceNoteKey, deviceOwner } from '@/lib/device-note';
import { writeDeviceNote } from '@/lib/write-device-note';
import { installCaches } from '../../support/browser/fake-caches';
import { hasDatabase } from '../../support/browser/indexed-db';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';
import { asFavorite, leavesWaiting, noMark } from '../../support/waiting-choices';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const first = { kind: 'candidate', target: { id: ana.id, nome: ana.nome }, flag: 'favorito' } as const;
const keptRows = async (): Promise<unknown[]> => (await openDB('pauta-aberta')).getAll('escolhas');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const copyOfPeople = '/public-reads/["people","candidate"]';
const copyOfList = '/public-reads/["candidates","list"]';

function copiesIn(stores: ReturnType<typeof installCaches>): string[] {
  return [...stores.values()].flatMap((copy) => [...copy.keys()].map(decodeURIComponent));
}

beforeEach(() => {
  hasDatabase();
  backend.hasCandidates([ana]);
});

it('the browser is asked once to keep the choices, after the first of them', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() =>
    Promise.reject(new DOMException('', 'NotAllowedError')),
  );
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  await keepFirst(first);
  expect(persist).toHaveBeenCalledTimes(1);
  const { user } = renderApp('/candidatos-2026');
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await toasted('Removido dos favoritos');
  Reflect.deleteProperty(navigator, 'storage');
  expect(persist).toHaveBeenCalledTimes(1);
});

it('the first choice is kept before the person answers Firefox, which asks whether it may last', async () => {
  const persist = () => new Promise<boolean>(() => {});
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const kept = vi.fn<() => void>();
  void keepFirst(first).then(kept);
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
  renderApp('/candidatos-2026');
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
});

it('an ignored person is kept on the device as a favourite is, and listed there', async () => {
  await keepFirst(first);
  const { user, router } = renderApp('/candidatos-2026');
  await user.click(await screen.findByRole('button', { name: /^Ignorar/ }));
  await toasted('Candidato ignorado');
  await act(() => router.navigate('/minhas-escolhas?aba=ignorados'));
  expect(await screen.findByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
});

const bruna = { id: '2', nome: 'Bruna Exemplo', foto: null, partido: 'EXB', uf: 'BA' };

it('a removal on the device leaves the other mark', async () => {
  await keepFirst(null);
  await keepChoice('deputy', bruna, { favorito: true, ignorado: true });
  const { user } = renderApp('/minhas-escolhas');
  await user.click(await screen.findByRole('button', { name: 'Remover Bruna Exemplo dos favoritos' }));
  await toasted('Removido dos favoritos');
  expect(await keptRows()).toMatchObject([{ ...bruna, ...noMark, ignorado: true }]);
});

it('a removal on the device, undone, brings back what was kept of the person', async () => {
  await keepFirst(null);
  await keepChoice('deputy', bruna, asFavorite);
  const { user } = renderApp('/minhas-escolhas');
  await user.click(await screen.findByRole('button', { name: 'Remover Bruna Exemplo dos favoritos' }));
  await toasted('Removido dos favoritos');
  expect(await keptRows()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await toasted('Deputado favoritado!');
  expect(await keptRows()).toMatchObject([{ ...bruna, ...asFavorite }]);
});

it('a tap where the browser denies what it kept before says so, and leaves the heart off', async () => {
  await keepFirst(first);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const said = vi.spyOn(toast, 'error');
  const { user } = renderApp('/candidatos-2026');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  // The tap reads once more, and its refusal is told once.
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  for (const [words] of said.mock.calls) expect(words).toMatch(/^Este navegador não deixou ler as escolhas/);
  expect(screen.getByRole('button', { name: 'Favoritar' })).toBeVisible();
});

it.each([
  ['the account’s, where that is newer', 5, []],
  ['the device’s, where that is newer', -5, [asFavorite]],
])('of a choice that both have differently the newer one holds: %s', async (_whose, minutes, writes) => {
  await keepFirst(first);
  const row = { candidato_id: ana.id, ...noMark, ignorado: true, updated_at: inMinutes(minutes) };
  const table = backend.hasChoices([row]);
  const stores = installCaches();
  const kept = await caches.open('public-reads-/');
  await kept.put(`/public-reads/${encodeURIComponent('["people","candidate"]')}`, new Response('{}'));
  const { user } = renderApp('/sobre', { as: maria });
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Você tem 1 escolha neste aparelho.' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Levar para a conta' }));
  await toasted(
    'Escolhas levadas para a conta',
    'Em 1 caso a conta dizia outra coisa: valeu a escolha mais nova.',
  );
  expect(table.writes).toMatchObject(writes);
  expect(copiesIn(stores)).not.toContain(copyOfPeople);
});

it('erasing the account leaves what the device keeps, and says so', async () => {
  await keepFirst(first);
  writeDeviceNote('deixadas');
  backend.hasChoices();
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  accountBackend.erases();
  authBackend.signsOut();
  authBackend.issues(aSession(maria, { serial: 2 }));
  const { user, router } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText('Sua senha'), 'segredo');
  await user.click(await screen.findByRole('button', { name: 'Excluir para sempre' }));
  await toasted('Conta excluída');
  expect(await screen.findByText(/As escolhas guardadas neste aparelho continuam aqui\./)).toBeVisible();
  await waitFor(() =>
    expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } }),
  );
  await router.navigate('/candidatos-2026');
  // The home shows the same button until then.
  await screen.findByRole('heading', { name: 'Lista de candidatos' });
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
});

it('erasing that the browser refuses is not said to be done, and can be tried again', async () => {
  await keepFirst(first);
  const { user } = renderApp('/minhas-escolhas-2026');
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo deste aparelho' }));
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo' }));
  await toasted(
    'Este navegador não deixou apagar as escolhas deste aparelho: tente novamente, ou apague nele os dados deste site.',
  );
  expect(screen.queryByText('Escolhas apagadas deste aparelho')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
});

it('erasing takes with it what another tab kept meanwhile', async () => {
  await keepFirst(first);
  const { user } = renderApp('/minhas-escolhas-2026');
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo deste aparelho' }));
  // It found the note before this tab took it.
  const keptLate = vi.fn(async () => {
    const db = await openDB('pauta-aberta');
    await db.put('escolhas', { kind: 'candidate', id: 'bia', ...asFavorite });
  });
  const taking = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    taking.mockRestore();
    void keptLate();
    window.localStorage.removeItem(deviceNoteKey);
  });
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo' }));
  await toasted('Escolhas apagadas deste aparelho');
  await keptLate.mock.results[0]?.value;
  expect(await keptRows()).toEqual([]);
});

it('a choice whose turn comes after another tab has erased is not kept', async () => {
  await keepFirst(first);
  const { user } = renderApp('/candidatos-2026');
  const turn = vi.spyOn(IDBObjectStore.prototype, 'count');
  turn.mockImplementation(function (this: IDBObjectStore) {
    turn.mockRestore();
    window.localStorage.removeItem(deviceNoteKey);
    return this.count();
  });
  await user.click(await screen.findByRole('button', { name: 'Ignorar' }));
  await toasted('Escolhas apagadas deste aparelho');
  expect(await keptRows()).toMatchObject([{ id: ana.id, ignorado: false }]);
});

it('what was tapped on a page that was left at once is kept, and shown on the next', async () => {
  await keepFirst({ ...first, target: { id: '7', nome: 'Outra Exemplo' } });
  const key = leavesWaiting({ ...maria, id: deviceOwner }, ana);
  renderApp('/candidatos-2026');
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  expect(await keptRows()).toHaveLength(2);
});

it('erasing takes with it what was tapped and not kept yet', async () => {
  await keepFirst(first);
  const { user } = renderApp('/minhas-escolhas-2026');
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo deste aparelho' }));
  const key = leavesWaiting({ ...maria, id: deviceOwner }, ana);
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo' }));
  await toasted('Escolhas apagadas deste aparelho');
  expect(window.localStorage.getItem(key)).toBeNull();
});

it('what the device alone keeps is there without a network, and erased, its copy goes and what visitors read stays', async () => {
  const stores = installCaches();
  await keepFirst(first);
  const { unmount: leaveList } = renderApp('/candidatos-2026');
  await waitFor(() => expect(copiesIn(stores)).toContain(copyOfList));
  leaveList();
  const { user, unmount } = renderApp('/minhas-escolhas-2026');
  await waitFor(() => expect(copiesIn(stores)).toContain(copyOfPeople));
  unmount();
  // That a copy is shown is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('http://backend.test/*', () => HttpResponse.error()));
  const { router } = renderApp('/minhas-escolhas-2026');
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apagar tudo deste aparelho' }));
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo' }));
  await toasted('Escolhas apagadas deste aparelho');
  expect(copiesIn(stores)).not.toContain(copyOfPeople);
  await router.navigate('/candidatos-2026');
  await waitFor(() => expect(screen.getByRole('link', { name: /Ana Exemplo/ })).toBeVisible());
});
