import * as z from 'zod';
import { themes } from './themes.ts';

/* An AI only chooses and orders possible items under our own headings. */

export const forms = ['em_comum', 'quem', 'registro', 'pautas', 'votos'] as const;
export type Form = (typeof forms)[number];

const themeSubjects = themes.map(({ key }) => key);
export const subjects = [
  ...(['partido', 'estado', 'profissão', 'inclinação', 'cargo', 'pauta', 'tema', 'votos'] as const),
  ...themeSubjects,
];
export type Subject = (typeof subjects)[number];

export interface Item {
  forma: Form;
  por: Subject;
}

interface Heading {
  titulo: string;
  /** What may stand under it; without a form, in any. */
  forma?: Form;
  por: readonly Subject[];
}

/** Those of the default plan in its order, then others. */
const defaultHeadings = [
  { titulo: 'O que há em comum', forma: 'em_comum', por: subjects },
  { titulo: 'Partidos', por: ['partido'] },
  { titulo: 'Estados', por: ['estado'] },
  { titulo: 'Profissões', por: ['profissão'] },
  { titulo: 'Inclinação política', por: ['inclinação'] },
  { titulo: 'Cargos', por: ['cargo'] },
  { titulo: 'Pautas', por: ['pauta', 'tema', ...themeSubjects] },
  { titulo: 'Votos em comum', por: ['votos'] },
] as const satisfies readonly Heading[];
const otherHeadings = [
  { titulo: 'Temas em comum', forma: 'em_comum', por: ['tema'] },
  { titulo: 'Quem são', forma: 'quem', por: subjects },
  { titulo: 'O que os registros trazem', forma: 'registro', por: subjects },
] as const satisfies readonly Heading[];
const themeHeadings = themes.map(({ title, key }) => ({ titulo: title, por: [key] as const }));

export const headings = [...defaultHeadings, ...otherHeadings, ...themeHeadings];
const maxSections = defaultHeadings.length;

const planSchema = z.strictObject({
  secoes: z.array(
    z.strictObject({
      titulo: z.enum(headings.map(({ titulo }) => titulo)),
      itens: z.array(z.strictObject({ forma: z.enum(forms), por: z.enum(subjects) })),
    }),
  ),
});
export type Plan = z.infer<typeof planSchema>;

export const planJsonSchema = z.toJSONSchema(planSchema);

const isSame = (a: Item, b: Item): boolean => a.forma === b.forma && a.por === b.por;

export function fits({ forma, por }: Heading, item: Item): boolean {
  return (forma === undefined || forma === item.forma) && por.includes(item.por);
}

/** One to eight nonempty sections, no repeats, only possible items under matching headings. */
function isLegal({ secoes }: Plan, possible: readonly Item[]): boolean {
  const items = secoes.flatMap(({ itens }) => itens);
  return (
    secoes.length > 0 &&
    secoes.length <= maxSections &&
    secoes.every(({ titulo, itens }) => {
      const heading = headings.find((own) => own.titulo === titulo);
      return itens.length > 0 && heading !== undefined && itens.every((item) => fits(heading, item));
    }) &&
    new Set(secoes.map(({ titulo }) => titulo)).size === secoes.length &&
    items.every((item, index) => items.findIndex((other) => isSame(item, other)) === index) &&
    items.every((item) => possible.some((other) => isSame(item, other)))
  );
}

/** Some models wrap their JSON in a code fence. */
function withoutFence(text: string): string {
  return text.trim().replace(/^```(?:json)?([\s\S]*)```$/i, '$1');
}

export function readPlan(reply: string, possible: readonly Item[]): Plan | null {
  try {
    const json: unknown = JSON.parse(withoutFence(reply));
    const plan = planSchema.safeParse(json).data;
    return plan !== undefined && isLegal(plan, possible) ? plan : null;
  } catch {
    return null;
  }
}

/** All that is possible, each under the first of our own headings that it fits. */
export function defaultPlan(possible: readonly Item[]): Plan {
  const placed = possible.map((item) => ({
    item,
    titulo: defaultHeadings.find((heading) => fits(heading, item))?.titulo,
  }));
  return {
    secoes: defaultHeadings
      .map(({ titulo }) => ({
        titulo,
        itens: placed.filter((own) => own.titulo === titulo).map(({ item }) => item),
      }))
      .filter(({ itens }) => itens.length > 0),
  };
}
