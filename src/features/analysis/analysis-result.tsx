import { Copy, Info, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { CounterFact, CounterStrip } from '@/ui/person/counters';
import { LinkButton } from '@/ui/link-button';
import { PrintButton } from '@/ui/print/print-button';
import type { PageOf } from './fact-table';
import { blocksOf, textToCopy } from './model';
import type { Analysis } from './schema';
import { reasonText } from './reasons';
import { Sentences } from './sentences';
import { DataSentPreview } from './data-sent-preview';
import { analysisTexts } from './texts';

interface AnalysisResultProps {
  userId: string | null;
  analysis: Analysis;
  pageOf: PageOf;
  onStartOver: () => void;
}

export function AnalysisResult({ userId, analysis, pageOf, onStartOver }: AnalysisResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Announced only once the code for the text has come.
  useEffect(() => {
    heading.current?.focus();
    notify(analysisTexts.succeeded, { kind: 'success' });
  }, []);
  const { analise, secoes, fatos, candidatosCount, deputadosCount, descritos } = analysis;
  const { candidatos, deputados } = descritos ?? { candidatos: candidatosCount, deputados: deputadosCount };
  const wasSent = [null, undefined, 'recusado', 'provedor'].includes(analysis.motivo);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Resultado da análise
      </h2>
      <CounterStrip label="Favoritos analisados" className="mb-6">
        <CounterFact
          value={candidatos}
          word={candidatos === 1 ? 'candidato analisado' : 'candidatos analisados'}
        />
        <CounterFact
          value={deputados}
          word={deputados === 1 ? 'deputado analisado' : 'deputados analisados'}
        />
      </CounterStrip>
      <Label analysis={analysis} />
      {secoes.length === 0 ? (
        <Essay text={analise} />
      ) : (
        <Sentences sections={secoes} facts={fatos} pageOf={pageOf} />
      )}
      <Actions analysis={analysis} onStartOver={onStartOver} />
      {wasSent && userId !== null ? (
        <div className="print:hidden">
          <DataSentPreview userId={userId} label="Ver exatamente o que foi enviado" />
        </div>
      ) : null}
    </div>
  );
}

function Label({ analysis: { motivo, rotulo, secoes } }: { analysis: Analysis }) {
  const reason = reasonText(motivo);
  return (
    <div className="rounded-chip border-border-strong bg-highlight mb-8 grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 border px-3.5 py-3 leading-[1.4]">
      <Info aria-hidden className="mt-px size-5" />
      <div className="grid gap-1">
        <p className="font-semibold">{rotulo}</p>
        {reason === '' ? null : <p>{reason}</p>}
        {secoes.length === 0 ? null : <p>Cada frase mostra os registros em que se apoia.</p>}
      </div>
    </div>
  );
}

/** Text nodes only: records' text never runs. */
function Essay({ text }: { text: string }) {
  return (
    <article className="max-w-measure text-lead leading-[1.65] [&_h2]:mb-2">
      {blocksOf(text).map(({ heading, text: paragraph }, index) => (
        <div key={index} className={heading === null ? 'not-first:mt-4' : 'not-first:mt-8'}>
          {heading === null ? null : <h2>{heading}</h2>}
          {paragraph === '' ? null : <p className="whitespace-pre-line">{paragraph}</p>}
        </div>
      ))}
    </article>
  );
}

async function copy({ rotulo, analise }: Analysis): Promise<void> {
  try {
    await navigator.clipboard.writeText(textToCopy(rotulo, analise));
    notify(analysisTexts.copied, { kind: 'success' });
  } catch {
    notify(analysisTexts.notCopied, { kind: 'error' });
  }
}

function Actions({ analysis, onStartOver }: Omit<AnalysisResultProps, 'userId' | 'pageOf'>) {
  return (
    <div className="mt-8 print:hidden">
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button variant="primary" onClick={onStartOver}>
          <RefreshCw aria-hidden className="size-5" />
          Nova Análise
        </Button>
        <LinkButton to={paths.choices}>Ver Minhas Escolhas</LinkButton>
        <LinkButton to={paths.candidates}>Explorar Mais Candidatos</LinkButton>
      </div>
      <div className="mt-2 -ml-4 flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => void copy(analysis)}>
          <Copy aria-hidden className="size-5" />
          Copiar texto
        </Button>
        <PrintButton variant="quiet" />
      </div>
    </div>
  );
}
