import { expect } from 'vitest';
import { localTest, newClient } from './support.ts';

/** The second round in the seed; another Supabase may have published it. */
const ofSeed = '00000000-0000-4000-a000-000000020262';

localTest('no answer says who won the second round, whichever way a visitor asks', async () => {
  const visitor = newClient();
  expect((await visitor.from('turnos_presidencia').select('turno, situacao')).data).toEqual([
    { turno: 1, situacao: 'apurado' },
  ]);
  expect((await visitor.from('turnos_presidencia').select('*').eq('id', ofSeed)).data).toEqual([]);
  expect((await visitor.from('resultados_presidencia').select('*').eq('turno_id', ofSeed)).data).toEqual([]);
  expect((await visitor.from('resultados_presidencia').select('*').eq('situacao', 'eleito')).data).toEqual(
    [],
  );
});

localTest('candidates come with the votes of the first round alone', async () => {
  const { data } = await newClient()
    .from('candidatos_presidencia_2026')
    .select('nome, resultados:resultados_presidencia(situacao, turno:turnos_presidencia(turno))')
    .eq('election_year', 2026)
    .eq('status', 'active');
  const told = (data ?? []).flatMap(({ resultados }) => resultados);
  expect(told).toHaveLength(12);
  expect(new Set(told.map(({ turno }) => turno.turno))).toEqual(new Set([1]));
  expect(new Set(told.map(({ situacao }) => situacao))).toEqual(new Set(['segundo_turno', 'nao_eleito']));
});
