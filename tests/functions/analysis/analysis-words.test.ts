import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyOf } from './analysis-contract.ts';
import { aCandidate, createService, marked, type Service, withProvider } from './analysis-support.ts';
import { ownWords, wordsOf } from './analysis-words.ts';
import { choices, dataFor, somePlan } from './analysis-worlds.ts';

async function saidIn(service: Service): Promise<Set<string>> {
  const { analise } = await replyOf(await service.call());
  return wordsOf(analise, service.world);
}

/** More of one kind than the longest list. */
function crowd(): Service {
  const service = createService();
  const ids = Array.from({ length: 62 }, (_, index) => index + 1);
  service.world.candidates = [];
  service.world.deputies = ids.map((id) => marked.deputy(`${id}`));
  service.world.chamber = ids.map((id) => ({ id, nome: `Zz ${id}`, siglaPartido: 'PT', siglaUf: 'SP' }));
  return service;
}

/** A profession that all who are ignored have and one of the favourites has not. */
function unrecorded(): Service {
  const service = createService(withProvider);
  service.world.candidates = [null, 'Médica', 'Médica', 'Médica'].map((profissao, index) => {
    const mark = index < 2 ? marked.candidate : marked.ignoredCandidate;
    return mark(aCandidate({ id: `c${index}`, nome: `Zz ${index}`, profissao }));
  });
  const itens = [{ forma: 'em_comum', por: 'profissão' }];
  service.world.texts = [JSON.stringify({ secoes: [{ titulo: 'O que há em comum', itens }] })];
  return service;
}

test('the words that a text can have are those of the list, to the last one, and no others', async () => {
  const words = new Set([...(await saidIn(crowd())), ...(await saidIn(unrecorded()))]);
  for (const own of fc.sample(choices, { numRuns: 250, seed: 1 })) {
    const service = createService(withProvider);
    Object.assign(service.world, own, { texts: ['{}'] });
    for (const word of await saidIn(service)) words.add(word);
    const { assuntos } = await dataFor(service);
    const [plan] = assuntos.length === 0 ? [] : fc.sample(somePlan(assuntos), { numRuns: 1, seed: 1 });
    service.world.texts = [JSON.stringify(plan ?? null)];
    for (const word of await saidIn(service)) words.add(word);
  }
  const sorted = [...words].sort(new Intl.Collator('pt-BR').compare);
  expect(sorted).toEqual(ownWords);
});

test('characters that nobody sees part no name', async () => {
  const service = createService();
  service.world.candidates = [];
  service.world.deputies = [marked.deputy('1')];
  service.world.chamber = [{ id: 1, nome: 'Zuleica Exem\u00ADp\u200Blo', siglaPartido: 'PT', siglaUf: 'SP' }];
  expect((await replyOf(await service.call())).analise).toContain('Zuleica Exemplo');
});
