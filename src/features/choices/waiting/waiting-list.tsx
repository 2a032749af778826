import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { notify } from '@/lib/notify';
import { markWords } from '@/lib/saved-page';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { waitingKey, waitingWords } from '@/lib/waiting-note';
import { Button } from '@/ui/button';
import { Photo } from '@/ui/person/photo';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { Callout } from '@/ui/state/callout';
import { kinds } from '@/features/choices/kinds';
import { choiceQueries } from '@/features/choices/queries';
import { answer, sendWaiting } from './sender';
import { useWaiting } from './use-waiting';
import { readEntry } from './waiting-store';

/** My Choices: what was chosen without a network, to be sent now or dropped. */
export function WaitingList({ owner }: { owner: string }) {
  const id = useId();
  const queryClient = useQueryClient();
  const waiting = useWaiting(owner);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: () => sendWaiting(owner, queryClient),
    onSuccess: (isAnswered) => {
      if (!isAnswered) notify('Ainda não foi possível enviar. Suas escolhas continuam aqui.');
    },
  });
  const discard = (key: string) => {
    const entry = readEntry(key);
    if (entry) answer(entry, false);
    void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
  };
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-6 print:hidden">
      <Callout tone="info">
        <h2 id={id} className="text-h3">
          {waitingWords}
        </h2>
        <p className="max-w-measure">
          Estas escolhas estão só neste aparelho e serão enviadas quando a rede voltar.
        </p>
        <RowList aria-labelledby={id}>
          {waiting.map(({ kind, id: person, nome, elsewhere, ...flags }) => (
            <li key={`${kind} ${person}`}>
              <Row
                photo={<Photo src={null} name={nome} width={42} className="w-10.5" />}
                action={
                  <Button
                    variant="quiet"
                    aria-label={`Descartar ${nome}`}
                    onClick={() => discard(waitingKey(owner, kind, person))}
                  >
                    Descartar
                  </Button>
                }
              >
                <RowName to={kinds[kind].page(person)}>{nome}</RowName>
                <RowMeta>
                  {elsewhere === undefined
                    ? `Marca: ${markWords(flags)}`
                    : 'Esta escolha mudou em outro aparelho.'}
                </RowMeta>
              </Row>
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
