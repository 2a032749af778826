import * as z from 'zod';

const factSchema = z.object({ id: z.string(), sobre: z.string(), tipo: z.string(), valor: z.string() });
type Fact = z.infer<typeof factSchema>;

interface Sentence {
  texto: string;
  fatos: string[];
}

/** The answer that the prompt asks for, as an AI that obeys would give it. */
export interface Description {
  secoes: { titulo: string; frases: Sentence[] }[];
}

const most = 10;

/** The facts between <dados> and </dados>; none when they cannot be found. */
function factsIn(prompt: string): Fact[] {
  const json = /<dados>\n([\s\S]*)\n<\/dados>/.exec(prompt)?.[1];
  return json === undefined ? [] : z.array(factSchema).parse(JSON.parse(json));
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}

const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function sentencesOn(person: string, facts: readonly Fact[]): Sentence[] {
  const of = (tipo: string) =>
    facts.find((fact) => fact.sobre === person && fact.tipo === tipo && fact.valor !== 'sem registro');
  const [party, state] = [of('partido'), of('estado')];
  // A deputy's state is the one that elects.
  const word = of('casa')?.valor === 'Câmara dos Deputados' ? 'estado' : 'estado de origem';
  return [
    ...(party === undefined ? [] : [{ texto: `${person} é do ${party.valor}.`, fatos: [party.id] }]),
    ...(state === undefined
      ? []
      : [{ texto: `O ${word} de ${person} no registro é ${state.valor}.`, fatos: [state.id] }]),
  ];
}

const numbers = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** How many parties the favourites have together, where the facts count both and show each. */
function partiesOf(facts: readonly Fact[]): Description['secoes'] {
  const count = (tipo: string) =>
    Number(facts.find((fact) => fact.sobre === 'favoritos' && fact.tipo === tipo)?.valor);
  const [people, parties] = [numbers[count('quantidade') - 1], numbers[count('quantidade de partidos') - 1]];
  const favorites = facts.filter(({ tipo, valor }) => tipo === 'escolha' && valor === 'favorito');
  const fatos = facts
    .filter(({ sobre, tipo }) => tipo === 'partido' && favorites.some((fact) => fact.sobre === sobre))
    .map(({ id }) => id);
  if (people === undefined || parties === undefined) return [];
  const texto = `Os ${people} favoritos são de ${parties} ${parties === 'um' ? 'partido' : 'partidos'}.`;
  return [{ titulo: 'Partidos', frases: [{ texto, fatos }] }];
}

/** Counted sentences about the facts of a prompt, in the form that it asks for. */
export function describe(prompt: string): Description {
  const facts = factsIn(prompt);
  const houses = [
    ['Candidatos', 'Presidência da República'],
    ['Deputados', 'Câmara dos Deputados'],
  ] as const;
  const secoes = houses.flatMap(([who, house]) =>
    (['favorito', 'ignorado'] as const).flatMap((side) => {
      const inHouse = facts.filter(({ tipo, valor }) => tipo === 'casa' && valor === house);
      const marks = facts
        .filter(({ tipo, valor }) => tipo === 'escolha' && valor === side)
        .filter(({ sobre }) => inHouse.some((fact) => fact.sobre === sobre))
        .slice(0, most);
      if (marks.length === 0) return [];
      const names = marks.map(({ sobre }) => sobre);
      const texto = ended(`Entre os ${side}s ${names.length === 1 ? 'está' : 'estão'} ${listed(names)}`);
      const marked = { texto, fatos: marks.map(({ id }) => id) };
      const details = names.slice(0, 3).flatMap((name) => sentencesOn(name, facts));
      return [{ titulo: `${who} ${side}s`, frases: texto.length > 240 ? details : [marked, ...details] }];
    }),
  );
  return { secoes: [...secoes, ...partiesOf(facts)] };
}
