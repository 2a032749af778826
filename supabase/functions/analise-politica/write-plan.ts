import type { FactBook, Statement } from './facts.ts';
import { capitalized, ended, numberText } from './format-text.ts';
import { rowOf, type Kind } from './kinds.ts';
import type { Group, Person } from './people.ts';
import type { Form, Item, Plan } from './plan.ts';
import { type Section, type Sentence, sentence } from './render.ts';
import { sentencesOf } from './sentences.ts';
import { namesOf } from './writing.ts';

const marked = { favoritos: 'favoritou', ignorados: 'ignorou' } as const;

function idsWhere({ facts }: FactBook, wanted: (states: Statement) => boolean): string[] {
  return facts.filter(({ states }) => wanted(states)).map(({ id }) => id);
}

/** Whom the user marked, and how many of them nothing can be told. */
function marksOf(group: Group, book: FactBook): Sentence[] {
  const { kind, side, members, unread, beyond } = group;
  const marks = idsWhere(
    book,
    (own) => own.of === 'escolha' && own.side === side && members.includes(own.person),
  );
  const size = idsWhere(book, (own) => own.of === 'tamanho' && own.group === group);
  const left = (n: number, why: string): Sentence[] => {
    const verb = n === 1 ? 'ficou' : 'ficaram';
    const text = `${capitalized(numberText(n))} dos ${kind} ${side} ${verb} sem descrição, ${why}.`;
    return n === 0 ? [] : [sentence(text, size)];
  };
  return [
    ...(members.length === 0
      ? []
      : [sentence(ended(`Entre os ${kind}, você ${marked[side]} ${namesOf(members)}`), marks)]),
    ...left(unread, 'por falta de dados agora'),
    ...left(beyond, 'porque a lista é longa demais'),
  ];
}

function offBallot(book: FactBook): Sentence[] {
  const absent = book.facts.flatMap(({ states }): Person[] => (states.of === 'urna' ? [states.person] : []));
  if (absent.length === 0) return [];
  const text =
    absent.length === 1
      ? `A candidatura de ${namesOf(absent)} ficou fora da urna.`
      : `As candidaturas de ${namesOf(absent)} ficaram fora da urna.`;
  return [
    sentence(
      text,
      idsWhere(book, ({ of }) => of === 'urna'),
    ),
  ];
}

function gapOf(kind: Kind, book: FactBook): Sentence[] {
  const source = idsWhere(book, (own) => own.of === 'fonte' && own.kind === kind);
  return rowOf(kind).gap === null
    ? []
    : [sentence(`Para ${kind} não há lista de pautas no registro.`, source)];
}

function opening(book: FactBook): Section {
  const kinds = [...new Set(book.groups.map(({ kind }) => kind))];
  return {
    titulo: 'Suas escolhas',
    frases: [
      ...book.groups.flatMap((group) => marksOf(group, book)),
      ...offBallot(book),
      ...kinds.flatMap((kind) => gapOf(kind, book)),
    ],
  };
}

const aboutAgenda = (forma: Form, por: Item['por']): boolean =>
  forma === 'pautas' || por === 'pauta' || por === 'tema';

/** Said once, where the text tells of it. */
const notes: readonly (readonly [(item: Item) => boolean, string])[] = [
  [
    ({ por }) => por === 'inclinação',
    'Quem classifica a inclinação política são outras fontes, e não a própria pessoa nem este site.',
  ],
  [
    ({ forma, por }) => aboutAgenda(forma, por),
    'As pautas são resumos nossos de um resumo público dos planos de governo, que não foram lidos.',
  ],
  [
    ({ por }) => por === 'votos',
    'Votar igual não quer dizer pensar igual: muitas votações são acordos ou procedimentos.',
  ],
];

function closing(items: readonly Item[]): Section {
  const due = notes.filter(([isDue]) => items.some(isDue)).map(([, text]) => text);
  const texts = ['Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.', ...due];
  return { titulo: 'O que este texto não diz', frases: texts.map((text) => sentence(text, [])) };
}

/** Whom the user marked, the plan's items, and what remains unsaid. */
export function writePlan({ secoes }: Plan, book: FactBook): Section[] {
  return [
    opening(book),
    ...secoes.map(({ titulo, itens }) => ({ titulo, frases: sentencesOf(itens, book) })),
    closing(secoes.flatMap(({ itens }) => itens)),
  ];
}
