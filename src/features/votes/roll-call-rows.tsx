import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar-chart';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { byDay, dayWords, kindText, outcomeText } from './model';
import type { RollCall } from './roll-call-schema';
import { voteTexts } from './texts';

/** Roll calls in their order, each day under its date. */
export function RollCallRows({ rollCalls }: { rollCalls: readonly RollCall[] }) {
  return byDay(rollCalls).map(({ day, records }) => {
    const { date, weekday } = dayWords(day);
    return (
      <section key={day} aria-label={date} className="mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <h2 className="text-body flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
          <NumberText>{date}</NumberText>
          <span className="text-small text-muted font-normal lg:block">{weekday}</span>
        </h2>
        <RowList>
          {records.map((rollCall) => (
            <li key={rollCall.votacao_id}>
              <RollCallItem rollCall={rollCall} />
            </li>
          ))}
        </RowList>
      </section>
    );
  });
}

function RollCallItem({ rollCall }: { rollCall: RollCall }) {
  const { pathname, search } = useLocation();
  const { id_camara, titulo, titulo_claro, ementa, descricao, tipo, tem_votos, totais_diferem } = rollCall;
  return (
    <article className="grid gap-3 py-4 lg:flex lg:flex-wrap lg:gap-x-12">
      <div className="grid min-w-0 gap-1.5 lg:flex-[1_1_22rem]">
        <h3 className="font-head text-body font-bold wrap-anywhere">
          <Link to={paths.vote(id_camara)} state={{ from: pathname + search }}>
            {titulo_claro ?? titulo ?? 'Proposição não informada'}
          </Link>
        </h3>
        {titulo_claro === null ? null : <p className="text-small">{titulo ?? 'Proposição não informada'}</p>}
        <p className="max-w-measure wrap-anywhere">{descricao}</p>
        {ementa === null ? null : (
          <p className="text-muted text-small max-w-measure line-clamp-6 wrap-anywhere print:line-clamp-none">
            {ementa}
          </p>
        )}
      </div>
      <div className="text-small grid min-w-0 content-start gap-1.5 lg:flex-[0_1_20rem]">
        <p className="text-muted">{kindText(tipo)}</p>
        <p>{outcomeText(rollCall)}</p>
        {totais_diferem ? <p>{voteTexts.differs}</p> : <TwoBars {...rollCall} />}
        {tem_votos ? null : <p className="text-muted">{voteTexts.withoutVotes}</p>}
      </div>
    </article>
  );
}

/** Sim and Não in words and as bars on one scale, in one ink; nothing where the numbers are not known. */
function TwoBars({ sim, nao }: Pick<RollCall, 'sim' | 'nao'>) {
  if (sim === null || nao === null) return null;
  const all = Math.max(1, sim + nao);
  return (
    <div className="grid gap-1">
      <p className="flex justify-between">
        <span>
          Sim <NumberText isStrong>{sim}</NumberText>
        </span>
        <span>
          Não <NumberText isStrong>{nao}</NumberText>
        </span>
      </p>
      <Bar ratio={sim / all} />
      <Bar ratio={nao / all} />
    </div>
  );
}
