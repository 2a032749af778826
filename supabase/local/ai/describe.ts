import * as z from 'zod';

const person = z.object({ nome: z.string(), partido: z.string().nullable() });
const group = z.object({ candidatos: z.array(person), deputados: z.array(person) });
const dataSchema = z.object({ favoritos: group, ignorados: group });

type Person = z.infer<typeof person>;

function named(people: readonly Person[]): string {
  if (people.length === 0) return 'ninguém';
  return people.map(({ nome, partido }) => (partido === null ? nome : `${nome} (${partido})`)).join(', ');
}

/** Sentences about the data between <dados> and </dados>; a note that there are none when they cannot be read. */
export function describe(prompt: string): string {
  const label =
    '**Texto de demonstração**: Este texto foi montado pelo simulador local, que ocupa o lugar de um serviço de inteligência artificial e não é um. Ele repete os dados que recebeu.';
  const json = /<dados>\n([\s\S]*)\n<\/dados>/.exec(prompt)?.[1];
  if (json === undefined) return `${label}\n\n**Dados**: Nenhum dado chegou ao simulador.`;
  const { favoritos, ignorados } = dataSchema.parse(JSON.parse(json));
  const parties = new Set([...favoritos.candidatos, ...favoritos.deputados].map(({ partido }) => partido));
  return [
    label,
    `**Candidatos favoritos**: Nos dados recebidos constam: ${named(favoritos.candidatos)}.`,
    `**Deputados favoritos**: Nos dados recebidos constam: ${named(favoritos.deputados)}.`,
    `**Partidos**: Os favoritos são de ${parties.size} ${parties.size === 1 ? 'partido' : 'partidos'}.`,
    `**O que você ignorou**: Nos dados recebidos constam: ${named([...ignorados.candidatos, ...ignorados.deputados])}.`,
  ].join('\n\n');
}
