import { describe, expect, test } from 'vitest';
import { createService, marked } from './analysis-support.ts';

const chamber = [
  { id: 7, nome: 'Zélia Um', siglaPartido: 'PA', siglaUf: 'SP' },
  { id: 8, nome: 'Abel Dois', siglaPartido: 'PB', siglaUf: 'RJ' },
  { id: 9, nome: 'Bia Três', siglaPartido: 'PB', siglaUf: 'RJ' },
];

const pair = (a: number, b: number, em_comum: number, iguais: number) => ({ a, b, em_comum, iguais });

/** A service without a provider: the default plan is told. */
function defaultService(favorites: readonly string[]) {
  const service = createService();
  service.world.candidates = [];
  service.world.chamber = chamber;
  service.world.deputies = favorites.map((id) => marked.deputy(id));
  return service;
}

const isOfVotes = ({ url }: { url: string }) => url === '/rest/v1/rpc/votos_em_comum';

describe('how favourite deputies voted', () => {
  test('is said pair by pair as number of number, in alphabetical order, where there is enough', async () => {
    const { call, world } = defaultService(['7', '8', '9']);
    world.commonVotes = [pair(7, 8, 548, 460), pair(7, 9, 19, 19), pair(8, 9, 20, 0)];
    const text = await (await call()).text();
    expect(text).toContain('Abel Dois e Zélia Um votaram igual em 460 de 548 votações em comum.');
    expect(text).toContain('Abel Dois e Bia Três votaram igual em 0 de 20 votações em comum.');
    expect(text).toContain('Bia Três e Zélia Um têm menos de 20 votações em comum.');
    expect(text.indexOf('Abel Dois e Bia Três votaram')).toBeLessThan(
      text.indexOf('Abel Dois e Zélia Um votaram'),
    );
  });

  test('is requested without the account, by the numbers of favourites alone', async () => {
    const { call, world, asked } = defaultService(['7', '8']);
    world.deputies.push(marked.ignoredDeputy('9'));
    await call();
    const [request, ...more] = asked.filter(isOfVotes);
    expect(more).toEqual([]);
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('authorization')).toBeNull();
    expect(JSON.parse(request?.body ?? '')).toEqual({ p_deputados: [7, 8] });
  });

  test('is requested of numbers that the Chamber may have given, which alone the database takes', async () => {
    const { call, asked } = defaultService(['7', '0', '08', '8', '1234567890']);
    await call();
    expect(JSON.parse(asked.find(isOfVotes)?.body ?? '')).toEqual({ p_deputados: [7, 8] });
  });

  test('is requested for two to four deputies, not for one, nor for five', async () => {
    const ids = ['7', '8', '9', '10', '11'];
    for (const count of [1, 2, 4, 5]) {
      const { call, asked } = defaultService(ids.slice(0, count));
      await call();
      expect(asked.filter(isOfVotes)).toHaveLength(count === 2 || count === 4 ? 1 : 0);
    }
  });

  test('is left out where it cannot be read, and the rest is said', async () => {
    const { call, world, log } = defaultService(['7', '8']);
    world.commonVotes = null;
    const text = await (await call()).text();
    expect(text).toContain('Entre os deputados, você favoritou Abel Dois e Zélia Um.');
    expect(text).not.toContain('votaram');
    expect(log.map(({ event }) => event)).toContain('votes_away');
  });
});
