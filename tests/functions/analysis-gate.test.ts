import { describe, expect, test } from 'vitest';
import { readText } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { vocabularyOf } from '../../supabase/functions/analise-politica/gate/vocabulary.ts';
import type { Portrait } from '../../supabase/functions/analise-politica/portrait.ts';
import { summaryOf } from '../../supabase/functions/analise-politica/summary.ts';
import { hostileSentences } from './analysis-hostile.ts';
import { ana, names, portrait, vocabulary } from './analysis-vocabulary.ts';

const frame = (sentence: string) =>
  `**Temas em comum**: A lista de pautas da pessoa favorita cita educação e o SUS. ${sentence}

**Partidos e estados**: Ana Ativa é do PA, de São Paulo. A inclinação registrada é Centro, uma classificação de terceiros.`;

const refusal = (text: string) => {
  const verdict = readText(text, vocabulary);
  return 'refused' in verdict ? verdict.refused : null;
};

describe.each(Object.entries(hostileSentences))('%s', (_, sentences) => {
  test.each(sentences.map((sentence) => [sentence]))('is stopped: %s', (sentence) => {
    expect(refusal(frame(sentence))).not.toBeNull();
  });

  test.each(sentences.map((sentence) => [sentence]))(
    'is stopped in a heading and at the end: %s',
    (sentence) => {
      const plain = sentence.replaceAll('\n', ' ');
      expect(refusal(`**${plain}**: A lista cita temas.\n\n${frame('')}`)).not.toBeNull();
      expect(refusal(`${frame('')}\n\n**Nota**: ${sentence}`)).not.toBeNull();
    },
  );
});

describe('what a description may say', () => {
  test.each([
    'Educação aparece na lista.',
    'Não há outra lista para comparar.',
    'Você marcou uma pessoa como favorita e uma como ignorada.',
    'Cada escolha tem um partido diferente.',
    'A pauta sobre a Amazônia cita a saúde pública.',
    'O Distrito Federal e o Ceará aparecem uma vez cada.',
    'Nenhum partido concentra as escolhas.',
    'O Partido Azul aparece uma vez.',
    'A Câmara dos Deputados não publica listas de pautas.',
    'Vitória Melhor, do VOTO, está entre as pessoas ignoradas.',
    'Advogada é a profissão registrada.',
    'Faltam dados sobre a inclinação de uma das pessoas: ela não está no registro.',
  ])('%s', (sentence) => {
    expect(refusal(frame(sentence))).toBeNull();
  });
});

describe('its shape', () => {
  test('too short, too long, or cut into too many blocks', () => {
    expect(refusal('**Temas**: Um só.')).toBe('length');
    expect(refusal(frame('A lista cita temas. '.repeat(400)))).toBe('length');
    expect(refusal(Array.from({ length: 15 }, () => '**Temas**: A lista cita temas.').join('\n\n'))).toBe(
      'structure',
    );
  });

  test('a paragraph without its heading, or with a list', () => {
    expect(refusal(`Um parágrafo sem título.\n\n${frame('')}`)).toBe('structure');
    expect(refusal(frame('\n- um\n- dois'))).toBe('markup');
    expect(refusal(frame('\n1. um\n2. dois'))).toBe('markup');
  });

  test('line ends and spaces are made uniform, and nothing else is repaired', () => {
    const verdict = readText(
      `\r\n${frame('A lista  é curta.').replaceAll('\n', '\r\n')}\r\n\r\n`,
      vocabulary,
    );
    expect(verdict).toEqual({ text: frame('A lista é curta.') });
  });
});

describe('the same for every party', () => {
  const swap = (text: string) =>
    text.replace(
      /\bPA\b|\bPZ\b|Azul|Zebra/g,
      (name) => ({ PA: 'PZ', PZ: 'PA', Azul: 'Zebra', Zebra: 'Azul' })[name] ?? name,
    );
  const exchanged = <Facts extends { partido: string | null }>(facts: Facts): Facts => ({
    ...facts,
    partido: swap(facts.partido ?? ''),
    ...('nome_do_partido' in facts ? { nome_do_partido: swap(ana.nome_do_partido) } : {}),
  });
  const other: Portrait = {
    favoritos: { ...portrait.favoritos, candidatos: portrait.favoritos.candidatos.map(exchanged) },
    ignorados: portrait.ignorados,
  };
  const otherVocabulary = vocabularyOf(other, names);

  test.each(Object.values(hostileSentences).flat())('a verdict does not depend on it: %s', (sentence) => {
    const verdict = readText(frame(sentence), vocabulary);
    const swapped = readText(swap(frame(sentence)), otherVocabulary);
    expect('refused' in swapped ? swapped.refused : null).toBe('refused' in verdict ? verdict.refused : null);
  });

  test('nor does the summary: the same sentences with the names exchanged', () => {
    expect(summaryOf(other)).toBe(swap(summaryOf(portrait)));
  });
});
