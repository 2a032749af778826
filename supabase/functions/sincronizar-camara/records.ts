import * as z from 'zod';
import { seenText } from '../_shared/clean-text.ts';
import { withoutEscapes } from '../_shared/html-escapes.ts';

/** The tables' rules: optional odd fields are null; other odd rows are bad. */
const envelope = z.object({
  dados: z.array(z.unknown()),
  links: z.array(z.object({ rel: z.string() })).nullish(),
});

export interface Page {
  rows: unknown[];
  hasNext: boolean;
}

export function readPage(json: unknown): Page | null {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const { dados, links } = parsed.data;
  return { rows: dados, hasNext: (links ?? []).some(({ rel }) => rel === 'next') };
}

const controls = /[\p{Cc}\uFFFD]/u;

/** A text in one line, without what nobody sees in it. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) => seenText(withoutEscapes(text).replace(/\s+/g, ' ')))
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((text) => !controls.test(text)),
    );

const block = z.string().transform(withoutEscapes).pipe(z.string().trim().min(1).max(20_000));

export const orNull = <Value>(value: z.ZodType<Value>) =>
  value
    .nullish()
    .catch(null)
    .transform((known) => known ?? null);

const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

export const uf = z.string().regex(/^[A-Z]{2}$/);
const legislature = numeric.pipe(z.int().min(1).max(200));
export const deputyNumber = numeric.pipe(z.int().positive().max(2_147_483_647));
/** As private.https_ok: among others, a number is no host. */
const address = z
  .string()
  .transform((text) => text.replace(/^http:/i, 'https:'))
  .pipe(
    z
      .string()
      .max(2048)
      .regex(/^https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?([/?#][^\s<>"'\\]*)?$/)
      .refine((text) => text === seenText(text) && !controls.test(text))
      .refine((text) => URL.canParse(text) && !/(^|\.)\d+$/.test(new URL(text).hostname)),
  );

const person = {
  nome: orNull(line(200)),
  siglaPartido: orNull(line(30)),
  siglaUf: orNull(uf),
  urlFoto: orNull(address),
  idLegislatura: orNull(legislature),
};

/** Whoever is listed sits, so a row keeps what can be read. */
export const deputySchema = z.object({ id: orNull(deputyNumber), ...person });

export function isWholeDeputy({ id, nome, siglaPartido, siglaUf }: z.infer<typeof deputySchema>): boolean {
  return ![id, nome, siglaPartido, siglaUf].includes(null);
}

const dayMs = 86_400_000;
const rollCallDay = z.iso.date().refine((day) => day >= '1988-10-05' && day < '2100-01-01');
const wallClock = z.iso.datetime({ local: true, offset: false });

/** A moment of its day, or of the night after it. */
function momentOf(data: string, text: string | null): string | null {
  if (text === null) return null;
  const passed = Date.parse(`${text}Z`) - Date.parse(`${data}T00:00Z`);
  return passed >= 0 && passed < 2 * dayMs ? text : null;
}

export const rollCallSchema = z
  .object({
    id: z.string().regex(/^\d{1,10}-\d{1,6}$/),
    data: rollCallDay,
    dataHoraRegistro: orNull(wallClock),
    siglaOrgao: z.string(),
    proposicaoObjeto: orNull(line(300)),
    descricao: block,
    aprovacao: orNull(numeric.pipe(z.int().min(0).max(1))),
  })
  .transform((row) => ({ ...row, dataHoraRegistro: momentOf(row.data, row.dataHoraRegistro) }));

const word = z
  .string()
  .nullish()
  .transform((text) => seenText(text ?? ''));

/** Empty in a secret vote. siglaPartido is the party on the day of the vote. */
export const voteSchema = z.object({
  tipoVoto: word.pipe(z.enum(['', 'Sim', 'Não', 'Abstenção', 'Obstrução', 'Artigo 17'])),
  deputado_: z.object({ id: deputyNumber, ...person }),
});

export const orientationSchema = z.object({
  siglaPartidoBloco: line(200),
  orientacaoVoto: word.pipe(z.enum(['', 'Sim', 'Não', 'Abstenção', 'Obstrução', 'Liberado'])),
});

const detail = z.object({ dados: z.object({ proposicoesAfetadas: z.array(z.unknown()).nullish() }) });
const propositionSchema = z.object({
  id: orNull(numeric.pipe(z.int())),
  siglaTipo: line(50),
  numero: numeric.pipe(z.int()),
  ano: numeric.pipe(z.int()),
  ementa: orNull(block),
});

export const subjectSchema = z.object({ tema: line(300) });

export interface Proposal {
  id: number | null;
  named: { titulo?: string; ementa?: string };
  /** 1 when the Chamber names one that nobody can read. */
  bad: number;
}

/** Only for roll calls about one (`id`); null for another shape. */
export function readProposition(json: unknown): Proposal | null {
  const parsed = detail.safeParse(json);
  if (!parsed.success) return null;
  const [only, ...others] = parsed.data.dados.proposicoesAfetadas ?? [];
  if (only === undefined || others.length > 0) return { id: null, named: {}, bad: 0 };
  const proposition = propositionSchema.safeParse(only).data;
  if (proposition === undefined) return { id: null, named: {}, bad: 1 };
  const { id, siglaTipo, numero, ano, ementa } = proposition;
  return {
    id,
    // The Chamber writes 0 for none.
    named: {
      titulo: ano === 0 ? `${siglaTipo} ${numero}` : `${siglaTipo} ${numero}/${ano}`,
      ...(ementa === null ? {} : { ementa }),
    },
    bad: 0,
  };
}
