import { formatDay } from '@/lib/text/format';
import { formatMoment } from '@/lib/text/format-moment';
import { unknownWords } from '@/lib/text/unknown-words';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { shortId } from '@/lib/ids';
import type { Conflict } from './edit-model';
import { labelOfKey } from './form-keys';
import { fields } from './form-rows';
import { themesOfText } from './field-kinds';
import { statusWords } from '@/features/admin/model';
import { sourcesOfText } from './source-choice';

interface ConflictNoteProps {
  conflict: Conflict;
  onUseSaved: (field: string, saved: string) => void;
}

/** Words for status, days and empty texts, sources’ titles, themes’ texts. */
function shown(field: string, text: string): string {
  if (text === '') return unknownWords(labelOfKey(field));
  const kind = fields[field]?.kind;
  if (kind === undefined)
    return sourcesOfText(text)
      .fontes.map(({ titulo }) => titulo)
      .join('; ');
  if (kind === 'date') return formatDay(text);
  if (kind === 'themes') return [...themesOfText(text)].map((one) => one.join(': ')).join('; ');
  const word = Object.entries(statusWords).find(([status]) => kind === 'status' && status === text);
  return word?.[1] ?? text;
}

/** The note appears above what the user was doing: the focus brings it into view. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Nothing typed is lost. */
export function ConflictNote({ conflict, onUseSaved }: ConflictNoteProps) {
  const { actorId, savedAt, taken, disputed } = conflict;
  return (
    <Callout tone="warning" className="mb-6">
      <h2 key={savedAt} ref={takeFocus} tabIndex={-1} className="text-h3">
        Este candidato foi alterado por outra pessoa
      </h2>
      <p className="mt-1">
        {`${actorId === null ? 'O sistema' : `O usuário ${shortId(actorId)}`} salvou em ${formatMoment(savedAt, ' ')}, enquanto você editava. Nada do que você escreveu foi perdido nem salvo: confira e salve de novo.`}
      </p>
      {taken.length === 0 ? null : (
        <p className="mt-2">
          <b>Já trazidos para o formulário:</b> <span>{`${taken.map(labelOfKey).join(', ')}.`}</span>
        </p>
      )}
      {disputed.length === 0 ? null : (
        <>
          <p className="mt-2 font-bold">Mudados pelos dois; o formulário mantém o seu texto:</p>
          <ul className="mt-1 grid gap-2">
            {disputed.map(({ field, saved }) => (
              <li key={field} className="border-border grid gap-1 border-t pt-2">
                <span>
                  <span>{`${labelOfKey(field)}, valor salvo: `}</span>
                  <q className="wrap-anywhere">{shown(field, saved)}</q>
                </span>
                <Button
                  className="justify-self-start"
                  aria-label={`Usar o valor salvo de ${labelOfKey(field)}`}
                  onClick={() => onUseSaved(field, saved)}
                >
                  Usar o valor salvo
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
