import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mergeSaved, openEdit, parseDraft } from './edit-model';
import { newCandidate } from './form-values';
import type { CandidateRecord } from '@/features/admin/candidate-record';
import { fieldNames, type FormValues } from './form-keys';

const record = z.custom<CandidateRecord>().parse({
  ...Object.fromEntries(fieldNames.map((name) => [name, null])),
  id: 'a',
  nome: 'Ana',
  partido_sigla: 'PA',
  partido_nome: 'Partido A',
  election_year: 2026,
  status: 'active',
  bio_summary: 'Vida',
  pautas_detalhe: [],
  partido_cor_hex: '#000000',
  estado_origem: null,
  numero_urna: 91,
  link_site_campanha: null,
  profissao: null,
  inclinacao_politica: null,
  pautas_defendidas: [],
  historico_eleitoral: [],
  updated_at: '2026-11-21T12:00:00.000001+00:00',
  updated_by: 'somebody',
});
const { values: base } = openEdit(record, newCandidate, null);
const mine = (changes: FormValues): FormValues => ({ ...base, ...changes });
const theirs = (changes: Partial<CandidateRecord>): CandidateRecord => ({
  ...record,
  updated_at: '2026-11-21T13:00:00.000001+00:00',
  ...changes,
});

describe('the merge of two edits', () => {
  it('takes their fields, keeps mine, and goes on from their save', () => {
    const merged = mergeSaved(
      { base, values: mine({ nome: 'Ana M.' }) },
      theirs({ bio_summary: null, idade: 40 }),
    );
    expect(merged.values).toEqual(mine({ nome: 'Ana M.', bio_summary: '', idade: '40' }));
    expect(merged.base).toEqual(mine({ bio_summary: '', idade: '40' }));
    expect(merged.lock).toBe('2026-11-21T13:00:00.000001+00:00');
    expect(merged.conflict).toMatchObject({
      actorId: 'somebody',
      taken: ['bio_summary', 'idade'],
      disputed: [],
    });
  });

  it('leaves a field that both changed as I wrote it, with theirs beside it', () => {
    const merged = mergeSaved({ base, values: mine({ nome: 'Ana M.' }) }, theirs({ nome: 'Ana C.' }));
    expect(merged.values.nome).toBe('Ana M.');
    expect(merged.conflict).toMatchObject({ taken: [], disputed: [{ field: 'nome', saved: 'Ana C.' }] });
  });

  it.each([
    ['both wrote the same', mine({ nome: 'Ana C.' }), theirs({ nome: 'Ana C.' })],
    ['they changed no field of the form', mine({ nome: 'Ana M.' }), theirs({ profissao: 'Médica' })],
  ])('sees no conflict when %s', (_, values, saved) => {
    expect(mergeSaved({ base, values }, saved).conflict).toBeNull();
  });
});

describe('the opened form', () => {
  const draft = { base, lock: record.updated_at, values: mine({ nome: 'Ana M.' }) };

  it('starts from the record, or blank', () => {
    expect(openEdit(record, newCandidate, null)).toMatchObject({ lock: record.updated_at, conflict: null });
    expect(openEdit(null, newCandidate, null)).toEqual({
      base: newCandidate,
      lock: null,
      values: newCandidate,
      conflict: null,
    });
  });

  it('goes on from a draft of the same reading', () => {
    expect(openEdit(record, newCandidate, draft)).toEqual({ ...draft, conflict: null });
  });

  it('merges what was saved since the draft was left', () => {
    const opened = openEdit(theirs({ bio_summary: 'Obra' }), newCandidate, draft);
    expect(opened.values).toEqual(mine({ nome: 'Ana M.', bio_summary: 'Obra' }));
    expect(opened.conflict?.taken).toEqual(['bio_summary']);
  });

  it('goes on from the draft of a new record', () => {
    const blank = { base: newCandidate, lock: null, values: { ...newCandidate, nome: 'Ana' } };
    expect(openEdit(null, newCandidate, blank).values.nome).toBe('Ana');
  });
});

describe('a kept draft', () => {
  const draft = { base, lock: null, values: base };

  it('is read as it was written', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['a damaged text', '{"base":'],
    ['a text of another form', '{"base":{},"lock":null,"values":{}}'],
    ['a field of another kind', JSON.stringify({ ...draft, values: { ...base, nome: 1 } })],
  ])('is none in %s', (_, text) => {
    expect(parseDraft(text)).toBeNull();
  });
});
