import { noop, useQueries } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type CandidateSummary, originText } from '@/features/candidates/model';
import { choiceKinds, kinds } from '@/features/choices/kinds';
import { type Chosen, chosenWith } from '@/features/choices/my-choices-model';
import { choiceQueries } from '@/features/choices/queries';
import { choiceTexts } from '@/features/choices/texts';
import { type NewsPerson, newsWord } from '@/features/news/model';
import { NewsBlock } from '@/features/news/news-block';
import { lazyOrError } from '@/ui/state/lazy-or-error';

const loadDialog = () => import('@/features/news/news-dialog');
const NewsDialog = lazy(() => lazyOrError(loadDialog().then((module) => module.NewsDialog)));

/** Those whom the home has to read for their news. */
const otherKinds = choiceKinds.filter((kind) => !kinds[kind].isListedAtHome);

interface HomeNewsProps {
  owner: string;
  candidates: readonly CandidateSummary[];
}

export function HomeNews({ owner, candidates }: HomeNewsProps) {
  const others = useQueries({
    queries: otherKinds.map((kind) => ({
      ...choiceQueries.chosen(kind, owner),
      meta: { errorToast: choiceTexts.candidates.loadError },
    })),
  });
  const { opened, open, close } = useNewsParam();
  // A read that has failed once is no longer waited for: the candidates come first.
  if (others.some(({ isPending, failureCount }) => isPending && failureCount === 0)) return null;
  const people = [
    ...candidates.map(candidatePerson),
    ...others.flatMap(({ data = [] }) => chosenWith('favorito', data)).flatMap(chosenPerson),
  ];
  const person = people.find((one) => newsWord(one) === opened);
  return (
    <>
      {people.length === 0 ? null : (
        <NewsBlock
          people={people}
          opened={opened}
          onOpen={open}
          onApproach={() => void loadDialog().catch(noop)}
        />
      )}
      <Suspense>{person && <NewsDialog person={person} onClose={close} />}</Suspense>
    </>
  );
}

function candidatePerson(candidate: CandidateSummary): NewsPerson {
  return {
    word: kinds.candidate.word,
    office: kinds.candidate.office,
    id: candidate.id,
    name: candidate.nome,
    party: candidate.partido_sigla,
    color: candidate.partido_cor_hex,
    state: originText(candidate.estado_origem),
    photo: candidate.foto_url,
  };
}

function chosenPerson({ kind, id, person }: Chosen): NewsPerson[] {
  if (person === null) return [];
  const { word, office } = kinds[kind];
  const { nome: name, partido: party, cor: color, uf, foto: photo } = person;
  return [{ word, office, id, name, party, color, state: originText(uf), photo }];
}

const openedHere = { isNewsOpenedHere: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewsOpenedHere' in state;
}

/** Opening is a step forward, so that Back closes. */
function useNewsParam() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();

  function open(person: NewsPerson) {
    const next = new URLSearchParams(params);
    next.set('noticias', newsWord(person));
    setParams(next, { preventScrollReset: true, state: openedHere });
  }

  function close() {
    if (wasOpenedHere(location.state)) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete('noticias');
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { opened: params.get('noticias'), open, close };
}
