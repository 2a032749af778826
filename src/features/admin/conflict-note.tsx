import { formatMoment } from '@/lib/format-moment';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { shortId } from './audit-model';
import type { Conflict } from './edit-model';
import { fieldLabels } from './form-values';
import { statusWords } from './model';
import type { FieldName } from './schema';

interface ConflictNoteProps {
  conflict: Conflict;
  /** Puts the other person's text into the form. */
  onUseSaved: (field: FieldName, saved: string) => void;
}

/** A status is shown by its word, an empty text by one as well. */
function shown(field: FieldName, text: string): string {
  if (field === 'status' && Object.hasOwn(statusWords, text)) {
    return Object.entries(statusWords).find(([status]) => status === text)?.[1] ?? text;
  }
  return text === '' ? '(vazio)' : text;
}

/** The note appears above what the person was doing: the focus brings it into view. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Tells that somebody else saved first, what they changed, and what is left to decide. Nothing typed is lost. */
export function ConflictNote({ conflict, onUseSaved }: ConflictNoteProps) {
  const { actorId, savedAt, taken, disputed } = conflict;
  return (
    <Callout tone="warning" className="mb-6">
      <h2 key={savedAt} ref={takeFocus} tabIndex={-1} className="text-h3">
        Este candidato foi alterado por outra pessoa
      </h2>
      <p className="mt-1">
        {actorId === null ? 'O sistema' : `O usuário ${shortId(actorId)}`} salvou em{' '}
        {formatMoment(savedAt, ' ')}, enquanto você editava. Nada do que você escreveu foi perdido nem salvo:
        confira e salve de novo.
      </p>
      {taken.length === 0 ? null : (
        <p className="mt-2">
          <b>Já trazidos para o formulário:</b> {taken.map((field) => fieldLabels[field]).join(', ')}.
        </p>
      )}
      {disputed.length === 0 ? null : (
        <>
          <p className="mt-2 font-bold">Mudados pelos dois; o formulário mantém o seu texto:</p>
          <ul className="mt-1 grid gap-2">
            {disputed.map(({ field, saved }) => (
              <li key={field} className="border-border grid gap-1 border-t pt-2">
                <span>
                  {fieldLabels[field]}, valor salvo: <q className="wrap-anywhere">{shown(field, saved)}</q>
                </span>
                <Button
                  className="justify-self-start"
                  aria-label={`Usar o valor salvo de ${fieldLabels[field]}`}
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
