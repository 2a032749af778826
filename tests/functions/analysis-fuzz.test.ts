import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSentence, refusalOf } from '../../supabase/functions/analise-politica/gate/gate.ts';
import { words } from '../../supabase/functions/analise-politica/gate/lexicon.ts';
import { book, cite } from './analysis-book.ts';
import { hostileSentences } from './analysis-hostile.ts';
import { legitimateSentences } from './analysis-legitimate.ts';
import { goodText } from './analysis-answers.ts';
import { replyOf } from './analysis-contract.ts';
import { completion, createService, withProvider } from './analysis-support.ts';

const passes = (texto: string) => typeof readSentence(texto, book.facts, { book }) !== 'string';
const legitimate = fc.constantFrom(...legitimateSentences);
const runs = { numRuns: 150 };

describe('the gate, on sentences that chance makes', () => {
  test('no hidden, combining or foreign character goes into a good sentence anywhere', () => {
    const hidden = fc.constantFrom(
      ...[
        '\u200b',
        '\u200d',
        '\u00ad',
        '\u202e',
        '\u2060',
        '\ufeff',
        '\u0301',
        '\u0000',
        '\u00a0',
        '\t',
        '\n',
      ],
      ...['*', '<', '`', '\\', '|', '!', '?', '…', '@', '#', '%', 'а', 'ո', '１', '²', '½', '😀'],
    );
    fc.assert(
      fc.property(legitimate, hidden, fc.nat(), (sentence, sign, at) => {
        const index = at % (sentence.length + 1);
        expect(passes(sentence.slice(0, index) + sign + sentence.slice(index))).toBe(false);
      }),
      runs,
    );
  });

  test('a word in place of another passes only if it is one of the lexicon or is in the facts', () => {
    const strange = fc.constantFrom(
      ...'melhor pior mais menos só apenas até inclusive já não nunca vota merece defende combate corrupto ótimo futuro será deve único líder'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(legitimate, strange, fc.nat(), (sentence, word, at) => {
        const all = sentence.split(' ');
        const index = at % all.length;
        const isBeforeYear = /^\d{4}/.test(all[index + 1] ?? '');
        // 'de 2003 até 2010' is true as well; a proposal in quotes may have the very word.
        fc.pre(all[index] !== word && !(word === 'até' && isBeforeYear));
        all[index] = word;
        expect(passes(all.join(' '))).toBe(false);
      }),
      runs,
    );
  });

  test('random Portuguese words make no sentence', () => {
    const neutral = fc.constantFrom(...words, 'Lula', 'Samara', 'PT', 'Pernambuco', 'dois', ',', 'e');
    fc.assert(
      fc.property(fc.array(neutral, { minLength: 3, maxLength: 9 }), (list) => {
        const sentence = `${list.join(' ')}.`;
        if (!passes(sentence)) return;
        // By chance a true one: then it is short and says what a record has.
        expect(sentence).toMatch(/^[\p{L}\d, ]{8,80}\.$/u);
      }),
      { numRuns: 400 },
    );
  });

  test('another person, party or state in a sentence about one makes it false', () => {
    const swaps = fc.constantFrom(
      ['Lula é do PT.', 'Lula', 'Samara'],
      ['Lula é do PT.', 'PT', 'PL'],
      ['O estado de origem de Lula é Pernambuco.', 'Pernambuco', 'São Paulo'],
      ['O estado de origem de Lula é Pernambuco.', 'Lula', 'Renan Santos'],
      ['Dois deputados favoritos são do PP.', 'Dois', 'Três'],
      ['Dois deputados favoritos são do PP.', 'favoritos', 'ignorados'],
      ['Os seis favoritos são de cinco partidos.', 'cinco', 'quatro'],
      ['Lula tem seis pautas registradas.', 'seis', '13'],
      ['Entre os ignorados estão dois candidatos e dois deputados.', 'dois deputados', 'três deputados'],
    );
    fc.assert(
      fc.property(swaps, ([sentence = '', from = '', to = '']) => {
        expect(passes(sentence)).toBe(true);
        expect(passes(sentence.replace(from, to))).toBe(false);
      }),
    );
  });

  test('a name in parts, in other letters or without its capitals is no name', () => {
    for (const name of [
      'Lu la',
      'lula',
      'LULA',
      'Lulá',
      'L',
      'Lula Lula',
      'Flávio',
      'Renan',
      'Santos',
      'Lula da Silva',
    ])
      expect(passes(`${name} é do PT.`)).toBe(false);
  });

  test('a hostile sentence does not pass beside a good one either', () => {
    const hostile = fc.constantFrom(...Object.values(hostileSentences).flat());
    const lacksOnlyItsSource = (bad: string) =>
      passes(bad.replace(/\.$/, ', segundo classificação de terceiros.'));
    fc.assert(
      fc.property(legitimate, hostile, fc.constantFrom(' ', '; ', ', e '), (good, bad, joint) => {
        // A source named before holds for the leanings after it.
        fc.pre(!(good.includes('terceiros') && lacksOnlyItsSource(bad)));
        expect(passes(good.slice(0, -1) + joint + bad)).toBe(false);
        expect(passes(`${good} ${bad}`)).toBe(false);
      }),
      runs,
    );
  });

  test('a source before a later clause does not stand for a leaning before it', () => {
    const leanings =
      'Entre os candidatos favoritos, um consta como Centro-esquerda e dois constam como Direita';
    expect(passes(`${leanings}, na classificação de terceiros.`)).toBe(true);
    expect(passes(`${leanings}, na classificação de terceiros Lula é de Centro-esquerda.`)).toBe(false);
    expect(passes(`${leanings}.`)).toBe(false);
  });

  test('a sentence as long as may be is read at once', () => {
    const texto = `${'Lula, '.repeat(38)}Lula.`;
    const startedAt = performance.now();
    refusalOf({ texto, fatos: cite(['Lula: escolha']) }, book);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('the whole function, on replies that chance makes', () => {
  const texts = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.string({ maxLength: 200 }),
    fc.nat(goodText.length).map((at) => goodText.slice(0, at)),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '{"secoes":[]}',
      '{"secoes":[{"titulo":"Outro","frases":[]}]}',
      '{"secoes":[{"titulo":"Pautas","frases":[{"texto":1,"fatos":["f1"]}]}]}',
      '{"secoes":[{"titulo":"Pautas","frases":[{"texto":"Ana Ativa é do PA.","fatos":[null]}]}]}',
      '{"__proto__":{"secoes":[]}}',
      '['.repeat(60_000),
      `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
      'x'.repeat(2 * 1024 * 1024),
      goodText.replaceAll('f3', 'f4'),
      goodText.replace('"Inclinação política"', '"Candidatos favoritos"'),
      goodText.replace('Candidatos favoritos', 'Vote'),
    ),
  );

  test('whatever a provider says, there is a summary and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { call, world, log } = createService(withProvider);
        world.texts = [() => completion(text)];
        const reply = await replyOf(await call());
        expect(reply.tipo).toBe(text === goodText ? 'ia' : 'resumo');
        expect(JSON.stringify(log)).not.toContain('Ana');
      }),
      { numRuns: 150 },
    );
  });

  test('whatever comes instead of a completion, there is a summary and never an error', async () => {
    const bodies = fc.oneof(fc.json(), fc.string(), fc.constant('{"choices":[{"message":{"content":[1]}}]}'));
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(200, 204, 301, 400, 418, 422, 500, 599),
        async (body, status) => {
          const { call, world } = createService(withProvider);
          world.texts = [() => new Response(status === 204 ? null : body, { status })];
          expect(await replyOf(await call())).toMatchObject({ tipo: 'resumo', motivo: 'provedor' });
        },
      ),
      { numRuns: 100 },
    );
  });

  const mark = 'Marca-Que-Ninguém-Anota';
  const marked = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });
  test.each([
    ['no JSON', mark, 200],
    ['JSON that is cut', `{"${mark}`, 200],
    ['another shape', JSON.stringify({ [mark]: mark }), 200],
    ['content that is no text', marked({ [mark]: 1 }), 200],
    ['a text of another form', marked(mark), 200],
    ['a title that is none', marked(JSON.stringify({ secoes: [{ titulo: mark, frases: [] }] })), 200],
    ['a sentence', marked(goodText.replace('Você marcou', mark)), 200],
    ['a fact that is none', marked(goodText.replace('"f1"', `"${mark}"`)), 200],
    ['2 MB', mark.repeat(90_000), 200],
    ['deep nesting', marked('['.repeat(60_000) + mark), 200],
    ['a refusal', JSON.stringify({ error: { message: mark } }), 429],
    ['a failure', mark, 500],
  ])('nothing of a reply is logged: %s', async (_, body, status) => {
    const { call, world, log } = createService(withProvider);
    world.texts = [() => new Response(body, { status, headers: { 'x-request-id': mark } })];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'resumo' });
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain('Marca');
  });

  test('nothing of a connection that breaks in the middle of a reply is logged', async () => {
    const { call, world, log } = createService(withProvider);
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(mark));
          controller.error(new Error(mark));
        },
      });
    world.texts = [() => new Response(broken())];
    expect(await replyOf(await call())).toMatchObject({ tipo: 'resumo', motivo: 'provedor' });
    expect(JSON.stringify(log)).not.toContain('Marca');
  });
});
