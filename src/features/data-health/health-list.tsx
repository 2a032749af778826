import { dayInBrasilia, formatDate, formatDay } from '@/lib/format';
import { NumberText } from '@/ui/number-text';
import { Disclosure } from '@/ui/disclosure';
import { type SetHealth, type Situation, situationOf } from './model';
import { amountText, meanings, setNames, situationText } from './texts';

/** Each situation has a shape of its own, so that colour and reading are not needed to tell them apart. */
const marks: Readonly<Record<Situation['kind'], string>> = {
  current: 'size-2.5 rounded-pill bg-current',
  late: 'size-2.5 rounded-pill border-2 border-current bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  recess: 'size-2.5 rounded-pill border-2 border-dotted border-current',
  stopped: 'size-2.5 bg-current',
  copy: 'size-2.5 border-2 border-current',
  unread: 'w-2.5 border-t-2 border-current',
};

function SituationWord({ situation }: { situation: Situation }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`print-color-exact flex-none ${marks[situation.kind]}`} />
      {situationText(situation)}
    </span>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-muted">{term}</dt>
      <dd>
        <NumberText>{children}</NumberText>
      </dd>
    </div>
  );
}

function SetRow({ set, now }: { set: SetHealth; now: number }) {
  const readOn = set.lido_em === null ? null : dayInBrasilia(Date.parse(set.lido_em));
  const amount = amountText(set);
  return (
    <li className="border-border grid gap-1 border-b py-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:contents">
        <h3>{setNames[set.conjunto]}</h3>
        <SituationWord situation={situationOf(set, readOn, dayInBrasilia(now))} />
      </div>
      <dl className="text-small flex flex-wrap gap-x-6 gap-y-1 md:col-span-2">
        <Fact term="Dados até">{formatDay(set.dados_ate)}</Fact>
        <Fact term="Última leitura">{formatDate(set.lido_em)}</Fact>
        <div className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted">Fonte</dt>
          <dd>Câmara dos Deputados</dd>
        </div>
        {amount && <Fact term="Aqui há">{amount}</Fact>}
      </dl>
    </li>
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

/** Each set with its source, its days and its situation at `now` (ms since 1970), and what the situations mean. */
export function HealthList({ sets, now }: { sets: readonly SetHealth[]; now: number }) {
  return (
    <>
      <ul className="border-border-strong border-t">
        {sets.map((set) => (
          <SetRow key={set.conjunto} set={set} now={now} />
        ))}
      </ul>
      <Meanings />
    </>
  );
}
