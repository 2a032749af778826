import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CandidateSummary } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { type Share, sharesOf } from '@/features/candidates/rounds';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { civicDays, electedLegislature, type ElectionPhase } from '@/lib/election/civic-calendar';
import { cn } from '@/lib/cn';
import { officialResults } from '@/lib/election/election';
import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { Bar } from '@/ui/bar-chart';
import { ExternalLink } from '@/ui/external-link';
import { inputStyle } from '@/ui/form/input-style';
import { lazyOptional } from '@/lib/page/when-loaded';
import { NumberText } from '@/ui/number-text';
import { Door } from './door';
import { formatShare } from '@/lib/text/format-count';
import { StateLinks } from './state-links';

/** Only for the signed-in user, so only they fetch it. */
const OwnOutcomes = lazy(() =>
  lazyOptional(() => import('./home-own').then((module) => module.OwnOutcomes), 'The line of one’s own'),
);

interface HomeBlockProps {
  phase: Exclude<ElectionPhase, 'antes'>;
}

/** How it ended, who was elected nearby, and one's deputy. */
export function HomeBlock({ phase }: HomeBlockProps) {
  const id = useId();
  const { data: candidates, isPending } = useQuery(candidateQueries.list());
  const isNewChamber = phase === 'nova_camara';
  const title = isNewChamber
    ? 'A Câmara agora'
    : phase === 'entre_turnos'
      ? 'Depois do 1º turno'
      : 'Depois da eleição';
  const states = isNewChamber
    ? { to: paths.deputies, title: 'Deputados do seu estado' }
    : { to: paths.elected, title: 'Deputados eleitos no seu estado' };
  return (
    <section
      aria-labelledby={id}
      className="border-t-text border-b-border-strong flex flex-wrap gap-x-3 gap-y-1 border-t-3 border-b py-1 lg:grid lg:grid-cols-3 lg:gap-x-12"
    >
      <div className="w-full">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={id} className="text-h3 lg:text-h2">
            {title}
          </h2>
          {isNewChamber ? (
            <Link to={paths.deputies} className={cn(small, '-my-3')}>
              Todos os deputados
            </Link>
          ) : (
            <Link to={paths.result} className={cn(small, '-my-3')}>
              {candidates !== undefined && sharesOf(2, candidates).length > 0
                ? 'Ver o resultado'
                : 'Resultado do 1º turno'}
            </Link>
          )}
        </div>
        {isNewChamber ? (
          <p className="text-small">
            {`${electedLegislature}ª legislatura, desde ${formatDay(civicDays.legislature)}. Veja como vota e quanto gasta quem representa o seu estado.`}
          </p>
        ) : (
          <div>
            {candidates && <Rounds phase={phase} candidates={candidates} />}
            {isPending && <TwoLines />}
          </div>
        )}
        <Own />
      </div>
      <StateLinks {...states} />
      <div className="flex min-w-0 flex-[1_1_8rem] flex-col justify-between gap-2">
        <div className="lg:hidden">
          <p className="font-head leading-tight font-bold">{states.title}</p>
          <Link to={states.to} className={small}>
            Escolher na lista
          </Link>
        </div>
        <ToChamber />
      </div>
    </section>
  );
}

/** Keeps its place; React has it later than the page (`data-late`). */
function Own() {
  const session = useSession();
  const owner = useChoiceOwner();
  if (session.status === 'visitor' && owner === null) return null;
  return (
    <div data-late="" className={cn('text-small min-h-6', session.status === 'unknown' && 'for-members')}>
      {owner === null ? null : (
        <Suspense>
          <OwnOutcomes owner={owner} />
        </Suspense>
      )}
    </div>
  );
}

/** A finger's height, also beside a heading (`-my-3`). */
const small = 'text-small inline-flex min-h-target items-center font-semibold';

/** As high as the sentence on phones. */
function TwoLines() {
  return (
    <p className="text-small">
      <br />
      <br />
    </p>
  );
}

/** The second round as published here, or where the court has it. */
function Rounds({
  phase,
  candidates,
}: Pick<HomeBlockProps, 'phase'> & { candidates: readonly CandidateSummary[] }) {
  const first = sharesOf(1, candidates);
  const second = sharesOf(2, candidates);
  if (second.length > 0) return <Shares shares={second} />;
  if (first.length === 0)
    return <Unpublished>1º turno: resultado ainda não publicado neste site.</Unpublished>;
  const went = first.filter(({ situacao }) => situacao === 'segundo_turno');
  if (went.length === 0) return <p className="text-small">A eleição foi decidida no 1º turno.</p>;
  const names = went.map(({ nome }) => nome).join(' e ');
  if (phase === 'entre_turnos') {
    return (
      <p className="text-small">
        <span>{`2º turno em ${formatDay(civicDays.secondRound)}: `}</span>
        <span translate="no">{names}</span>.
      </p>
    );
  }
  return (
    <>
      <Unpublished>
        2º turno, <span translate="no">{names}</span>: resultado ainda não publicado neste site.
      </Unpublished>
      <ul className="max-lg:hidden">
        {went.map(({ id, nome, ballot }) => (
          <Door key={id} to={paths.candidate(id)} title={nome} words={ballot} />
        ))}
      </ul>
    </>
  );
}

function Unpublished({ children }: { children: ReactNode }) {
  return (
    <p className="text-small">
      {children}{' '}
      <ExternalLink
        href={officialResults}
        className="inline-flex items-center gap-1 font-semibold whitespace-nowrap"
      >
        Ver no TSE
        <ArrowRight className="size-4 flex-none -rotate-45" />
      </ExternalLink>
    </p>
  );
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const day = shares[0]?.day ?? null;
  return (
    <>
      <p className="text-small">{`2º turno, % dos válidos${day === null ? '' : ` (TSE, lido em ${formatDay(day)})`}`}</p>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 leading-none">
        {shares.map(({ id, nome, percentual }) => (
          <li key={id} className="contents">
            <span translate="no" className="font-head font-bold">
              {nome}
            </span>
            <Bar hasHalf ratio={percentual / 100} />
            <NumberText isStrong>{formatShare(percentual)}</NumberText>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where there is room, also what the Chamber does. */
function ToChamber() {
  return (
    <div>
      <DeputyField />
      <ul className="mt-3 max-lg:hidden">
        <Door to={paths.votes} title="Votações" words="O que o plenário decidiu." />
        <Door to={paths.deputies} title="Deputados Federais" words="Como votaram e quanto gastaram." />
      </ul>
    </div>
  );
}

/** A form that works without a script, and without leaving the application with one. */
function DeputyField() {
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      action={paths.deputies}
      onSubmit={(event) => {
        event.preventDefault();
        const nome = new FormData(event.currentTarget).get('nome');
        const query = new URLSearchParams({ nome: typeof nome === 'string' ? nome : '' });
        void navigate(`${paths.deputies}?${query.toString()}`);
      }}
    >
      <label htmlFor={id} className="text-small lg:font-head lg:text-lead font-bold">
        Procure seu deputado
      </label>
      <span className="flex">
        <input
          id={id}
          name="nome"
          maxLength={80}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Ex.: Maria"
          className={cn(inputStyle, 'min-h-target px-2.5')}
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="rounded-control border-primary bg-primary text-on-primary min-h-target flex-none border px-3"
        >
          <Search className="size-5" />
        </button>
      </span>
    </form>
  );
}
