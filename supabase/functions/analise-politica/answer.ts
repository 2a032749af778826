import * as z from 'zod';
import type { FactBook } from './facts.ts';
import { maxSentenceLength, refusalOf } from './gate/gate.ts';
import type { Fault } from './prompt.ts';
import { type Section, titles } from './render.ts';

const maxSections = titles.length;
const maxSentences = 40;

const sentenceSchema = z.object({
  texto: z.string().max(2_000),
  fatos: z.array(z.string().max(12)).max(200),
});
const answerSchema = z
  .object({
    secoes: z
      .array(z.object({ titulo: z.enum(titles), frases: z.array(sentenceSchema).min(1).max(maxSentences) }))
      .min(1)
      .max(maxSections),
  })
  .refine(({ secoes }) => new Set(secoes.map(({ titulo }) => titulo)).size === secoes.length)
  .refine(({ secoes }) => secoes.flatMap(({ frases }) => frases).length <= maxSentences);

export const answerJsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['secoes'],
  properties: {
    secoes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['titulo', 'frases'],
        properties: {
          titulo: { type: 'string', enum: titles },
          frases: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['texto', 'fatos'],
              properties: {
                texto: { type: 'string', description: `no máximo ${maxSentenceLength} caracteres` },
                fatos: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
} as const;

/** Some models wrap their JSON in a code fence. */
function withoutFence(text: string): string {
  return text.trim().replace(/^```(?:json)?\s*\n([\s\S]*)\n```$/, '$1');
}

function parsed(reply: string): z.infer<typeof answerSchema> | null {
  try {
    const json: unknown = JSON.parse(withoutFence(reply));
    return answerSchema.safeParse(json).data ?? null;
  } catch {
    // Not JSON, or nested too deep.
    return null;
  }
}

/** Every sentence passed the gate, or all that failed. */
export type Reading = { sections: Section[] } | { faults: Fault[] };

/** Form by schema, each sentence by the gate. One bad or repeated sentence refuses the whole. */
export function readAnswer(reply: string, book: FactBook): Reading {
  const answer = parsed(reply);
  if (answer === null) return { faults: [{ kind: 'forma' }] };
  const said = new Set<string>();
  const faults = answer.secoes.flatMap(({ titulo, frases }, section) =>
    frases.flatMap((frase, sentence): Fault[] => {
      const kind = said.has(frase.texto) ? 'frase' : refusalOf(frase, book, titulo);
      said.add(frase.texto);
      return kind === null ? [] : [{ kind, section: section + 1, sentence: sentence + 1 }];
    }),
  );
  return faults.length === 0 ? { sections: answer.secoes } : { faults };
}
