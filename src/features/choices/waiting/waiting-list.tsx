import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { notify } from '@/lib/notify';
import { markWords } from '@/lib/saved-page';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { waitingWords } from '@/features/politicians/choice-words';
import { waitingKey } from '@/lib/waiting-note';
import { Button } from '@/ui/button';
import { Photo } from '@/ui/person/photo';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { Callout } from '@/ui/state/callout';
import { kinds } from '@/features/choices/kinds';
import { type ChoiceFlags, noChoice } from '@/features/choices/model';
import { conflictTexts } from './conflict-texts';
import { decide } from './sender';
import { useSendWaiting } from './use-send-waiting';
import { useWaiting } from './use-waiting';

export function WaitingList({ owner }: { owner: string }) {
  const id = useId();
  const queryClient = useQueryClient();
  const waiting = useWaiting(owner);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: useSendWaiting(owner),
    onSuccess: (isAnswered) => {
      if (!isAnswered) notify('Ainda não foi possível enviar. Suas escolhas continuam aqui.');
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = (isKept: boolean, { kind, id: person }: (typeof waiting)[number]) => {
    // The pressed button goes, and with the last choice all of this.
    (waiting.length > 1 ? heading.current : document.querySelector('h1'))?.focus();
    decide(owner, waitingKey(owner, kind, person), isKept, queryClient);
  };
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-6 print:hidden">
      <Callout tone="info">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-h3">
          {waitingWords}
        </h2>
        <p className="max-w-measure">
          Estas escolhas estão só neste aparelho e serão enviadas assim que possível.
        </p>
        <RowList aria-labelledby={id} className="my-3">
          {waiting.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <Row
                photo={<Photo src={null} name={one.nome} width={42} className="w-10.5" />}
                action={
                  one.elsewhere === undefined ? (
                    <Button
                      variant="quiet"
                      aria-label={`Descartar ${one.nome}`}
                      onClick={() => settle(false, one)}
                    >
                      Descartar
                    </Button>
                  ) : null
                }
              >
                <RowName to={kinds[one.kind].page(one.id)}>{one.nome}</RowName>
                <RowMeta>{`Marca: ${markWords({ ...noChoice, ...one.elsewhere, ...one.wish })}`}</RowMeta>
              </Row>
              {one.elsewhere === undefined ? null : (
                <Conflict nome={one.nome} other={one.elsewhere} onAnswer={(isKept) => settle(isKept, one)} />
              )}
            </li>
          ))}
        </RowList>
        <Button isLoading={isPending} onClick={() => mutate()}>
          Tentar agora
        </Button>
      </Callout>
    </section>
  );
}

interface ConflictProps {
  nome: string;
  other: ChoiceFlags;
  onAnswer: (isKept: boolean) => void;
}

function Conflict({ nome, other, onAnswer }: ConflictProps) {
  return (
    <div className="mb-2 flex flex-wrap gap-2">
      <p>{`${conflictTexts.title} Lá: ${markWords(other)}.`}</p>
      <Button aria-label={`${conflictTexts.other}: ${nome}`} onClick={() => onAnswer(false)}>
        {conflictTexts.other}
      </Button>
      <Button aria-label={`${conflictTexts.mine}: ${nome}`} onClick={() => onAnswer(true)}>
        {conflictTexts.mine}
      </Button>
    </div>
  );
}
