import type { ReactNode } from 'react';
import { dayInBrasilia, formatDate } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { Disclosure } from '@/ui/dialog/disclosure';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th } from '@/ui/table';
import { type Situation, situationOf } from './model';
import type { SetHealth } from './schema';
import {
  amountText,
  copiedText,
  leftOutTexts,
  meanings,
  setNames,
  situationText,
  sourceOf,
  untilText,
} from './texts';

/** Shapes tell the situations apart without colour or reading. */
const marks: Readonly<Record<Situation['kind'], ReactNode>> = {
  current: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  late: (
    <>
      <circle cx="5" cy="5" r="4" />
      <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" />
    </>
  ),
  recess: <circle cx="5" cy="5" r="4" strokeDasharray="1.5" />,
  stopped: <path d="M1 1h8v8H1z" fill="currentColor" />,
  copy: <path d="M1 1h8v8H1z" />,
  unread: <path d="M0 5h10" />,
  read: <path d="M5 1l4 4-4 4-4-4z" />,
  live: <circle cx="5" cy="5" r="4" />,
  both: (
    <>
      <path d="M1 1h8v8H1z" />
      <path d="M1 1h4v8H1z" fill="currentColor" />
    </>
  ),
  away: <circle cx="5" cy="5" r="4" strokeDasharray="4 2" />,
};

interface Line {
  name: string;
  note: string | null;
  source: string;
  until: string;
  copied: string;
  readOn: string;
  situation: Situation;
}

function lineOf(set: SetHealth, today: string): Line {
  const moment = instantOf(set.lido_em);
  const readOn = Number.isNaN(moment) ? null : dayInBrasilia(moment);
  const situation = situationOf(set, readOn, today);
  return {
    name: setNames[set.conjunto],
    note: [amountText(set) ?? [], leftOutTexts(set)].flat().join(' '),
    source: sourceOf(set),
    until: untilText(set, situation),
    copied: copiedText(set),
    readOn: formatDate(set.lido_em),
    situation,
  };
}

function SituationWord({ situation }: { situation: Situation }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <svg
        aria-hidden="true"
        width="10"
        height="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        overflow="visible"
        className="flex-none"
      >
        {marks[situation.kind]}
      </svg>
      {situationText(situation)}
    </span>
  );
}

function HealthTable({ lines }: { lines: readonly Line[] }) {
  return (
    <Table caption="Situação de cada conjunto de dados" className="hidden md:block print:block">
      <thead>
        <tr>
          {['Conjunto', 'Fonte', 'Dados até', 'Última leitura', 'Situação'].map((word) => (
            <Th key={word}>{word}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, note, source, until, copied, readOn, situation }) => (
          <tr key={name}>
            <th
              scope="row"
              className="border-border min-w-[7.25rem] border-b py-[11px] pr-4 text-left align-top"
            >
              {name}
              {note && <span className="text-small text-muted block font-normal">{note}</span>}
            </th>
            <Td className="text-small max-w-[20rem]">{source}</Td>
            <Td>
              <NumberText>{until}</NumberText>
            </Td>
            <Td>
              {copied}
              <NumberText>{readOn}</NumberText>
            </Td>
            <Td className="whitespace-nowrap">
              <SituationWord situation={situation} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Fact({ term, copied, children }: { term: string; copied?: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-muted">{term}</dt>
      <dd>
        {copied}
        <NumberText>{children}</NumberText>
      </dd>
    </div>
  );
}

function HealthRows({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="border-border-strong border-t md:hidden print:hidden">
      {lines.map(({ name, note, source, until, copied, readOn, situation }) => (
        <li key={name} className="border-border grid gap-1 border-b py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3>{name}</h3>
            <SituationWord situation={situation} />
          </div>
          {note && <p className="text-small text-muted">{note}</p>}
          <dl className="text-small flex flex-wrap gap-x-3 gap-y-1">
            <Fact term="Dados até">{until}</Fact>
            <Fact term="Última leitura" copied={copied}>
              {readOn}
            </Fact>
            <div className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted">Fonte</dt>
              <dd>{source}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Meanings() {
  return (
    <Disclosure summary="O que quer dizer cada situação" className="mt-4">
      <dl className="grid gap-3 pb-4 md:grid-cols-2">
        {meanings.map(([situation, meaning]) => (
          <div key={situation.kind}>
            <dt>
              <SituationWord situation={situation} />
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** `today` is AAAA-MM-DD in Brasília. */
export function HealthList({ sets, today }: { sets: readonly SetHealth[]; today: string }) {
  const lines = sets.map((set) => lineOf(set, today));
  return (
    <>
      {lines.length === 0 ? null : (
        <>
          <HealthTable lines={lines} />
          <HealthRows lines={lines} />
        </>
      )}
      <Meanings />
    </>
  );
}
