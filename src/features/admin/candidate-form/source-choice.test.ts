import { describe, expect, it } from 'vitest';
import { fields, shownFacts, sourcedFacts } from './form-rows';
import { missingSources, savedSources } from './source-choice';

const source = (id: string) => ({ id, titulo: id, veiculo: 'Jornal', tipo: 'imprensa', publicada_em: null });

describe('the sources that a record has', () => {
  const record = {
    fontes: [
      { campo: 'idade', posicao: 2, fonte: source('second') },
      { campo: 'profissao', posicao: 1, fonte: source('of another fact') },
      { campo: 'idade', posicao: 3, fonte: null },
      { campo: 'idade', posicao: 1, fonte: source('first') },
    ],
    revisoes: [
      { campo: 'profissao', revisado_em: '2026-11-20', confianca: 'baixa', ressalva: 'Outra.' },
      { campo: 'idade', revisado_em: '2026-11-20', confianca: 'alta', ressalva: 'No dia da posse.' },
    ],
  };

  it('are those of the fact, in their order, with what its review says', () => {
    expect(savedSources(record, 'idade')).toEqual({
      fontes: [source('first'), source('second')],
      confianca: 'alta',
      ressalva: 'No dia da posse.',
    });
  });

  it('are none, and no review, of a fact without them', () => {
    const none = { fontes: [], confianca: null, ressalva: '' };
    expect(savedSources(record, 'escolaridade')).toEqual(none);
    expect(savedSources({}, 'idade')).toEqual(none);
  });
});

it.each([
  ['Centro', []],
  ['Direita', ['Escolha ao menos uma fonte para este campo.']],
])('a record that comes back with the leaning %s and no source is told %j', (leaning, told) => {
  const kept = { inclinacao_politica: leaning };
  const missing = missingSources({ ...kept, status: 'archived' }, { ...kept, status: 'active' });
  expect(missing.map(({ message }) => message)).toEqual(told);
});

it('each fact’s sources are edited in one place: under its field, or beside the fact', () => {
  const edited = [...Object.values(fields).flatMap(({ sources }) => sources ?? []), ...shownFacts];
  expect(edited.toSorted()).toEqual([...sourcedFacts].toSorted());
});
