import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { formatDayTime } from '@/lib/text/format';
import { EmptyState } from '@/ui/state/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { RowList } from '@/ui/row-list';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ChamberListStates } from './chamber-list-states';
import { coveredPeriod, isKnownEmpty, type Period, periodText } from '@/features/deputies/expenses/periods';
import { collectionQueries } from './tab-queries';
import type { Speech } from './collection-schema';
import { deputyTexts } from '@/features/deputies/texts';
import { useSixMonths } from '@/features/deputies/context/use-six-months';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';

interface DatedSpeech {
  speech: Speech;
  /** '' where the Chamber gives none. */
  day: string;
}

const dayOf = ({ dataHoraInicio }: Speech): string =>
  /^\d{4}-\d{2}-\d{2}/.test(dataHoraInicio ?? '') ? (dataHoraInicio ?? '') : '';

/** Undated ones last; the Chamber sorts at times, repeats some, and has not minded the days asked. */
function arrangeSpeeches(speeches: readonly Speech[], { inicio, fim }: Period): DatedSpeech[] {
  const dated = speeches
    .map((speech) => ({ speech, day: dayOf(speech) }))
    .filter(({ day }) => day === '' || (day.slice(0, 10) >= inicio && day.slice(0, 10) <= fim));
  const byRow = new Map(dated.map((row, at) => [row.day ? JSON.stringify(row.speech) : at, row]));
  return [...byRow.values()].toSorted((a, b) => b.day.localeCompare(a.day));
}

export function SpeechesTab({ id }: { id: number }) {
  const period = useSixMonths();
  const query = useQuery({
    ...collectionQueries.speeches(id, period),
    meta: { reloadToast: deputyTexts.detailError },
  });
  return (
    <ChamberListStates
      query={query}
      id={id}
      waiting="Carregando discursos..."
      period={(origem) => periodText(coveredPeriod(period, origem))}
    >
      {(collection) => {
        const speeches = arrangeSpeeches(collection.rows, coveredPeriod(period, collection.origem));
        return (
          <>
            <h2 className="print-title sr-only">Discursos</h2>
            {speeches.length === 0 ? (
              <EmptyState
                icon={<Mic size={28} />}
                title={
                  isKnownEmpty(collection, period) ? deputyTexts.noSpeeches : deputyTexts.unknownSpeeches
                }
              />
            ) : (
              <RowList>
                {speeches.map((row, index) => (
                  // The Chamber gives speeches no id, and two may be alike.
                  <li key={index}>
                    <SpeechItem {...row} />
                  </li>
                ))}
              </RowList>
            )}
          </>
        );
      }}
    </ChamberListStates>
  );
}

const links = [
  { field: 'urlTexto', word: 'Texto' },
  { field: 'urlAudio', word: 'Áudio' },
  { field: 'urlVideo', word: 'Vídeo' },
] as const;

function SpeechItem({ speech, day }: DatedSpeech) {
  const { dataHoraInicio, faseEvento, tipoDiscurso, sumario, transcricao } = speech;
  const moment = formatDayTime(dataHoraInicio);
  const text = sumario ?? transcricao;
  return (
    <article className="grid gap-1.5 py-4">
      <h3 className="text-body">{faseEvento.titulo ?? tipoDiscurso ?? 'Discurso'}</h3>
      <p className="text-muted">
        <span translate="no" className="fig">
          {moment}
        </span>
        <span>{sumario === null && transcricao !== null ? ' ·\xa0início da transcrição' : null}</span>
      </p>
      {text === null ? <p className="text-muted">Sem resumo.</p> : <ClampedText>{text}</ClampedText>}
      <p className="flex flex-wrap gap-x-4">
        {links.map(({ field, word }) =>
          speech[field] === null ? null : (
            <ExternalLink
              key={field}
              href={speech[field]}
              className="min-h-target inline-flex items-center font-semibold"
            >
              {word}{' '}
              <VisuallyHidden>{day ? `do discurso de ${moment}` : 'do discurso sem data'}</VisuallyHidden>
            </ExternalLink>
          ),
        )}
      </p>
    </article>
  );
}

/** About six lines. */
const longText = 400;

function ClampedText({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (children.length <= longText) return <p className="max-w-measure whitespace-pre-line">{children}</p>;
  return (
    <>
      <p className={cn('max-w-measure whitespace-pre-line', !isOpen && 'line-clamp-6 print:line-clamp-none')}>
        {children}
      </p>
      {/* Enough to know the speech by; the whole would be read out with the button. */}
      <span id={id} hidden>
        {children.slice(0, 80)}
      </span>
      <div>
        <Button
          variant="text"
          className="-ml-4"
          aria-describedby={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          {isOpen ? 'Mostrar menos' : 'Ler tudo'}
        </Button>
      </div>
    </>
  );
}
