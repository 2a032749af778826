import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Check, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '@/lib/text/format-count';
import { formatDay } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/icon-button';
import { TextInput } from '@/ui/form/text-input';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { SelectField } from '@/ui/form/select-field';
import { confidenceWords, sourceKinds } from '@/features/candidates/sources/source-words';
import { NewSourceFields } from './new-source-fields';
import { adminQueries } from '@/features/admin/queries';
import { type ChosenSource, mostOfCaveat, mostSources, type SourceChoice } from './source-choice';
import { lengthOf } from './text-rules';

interface SourcesEditorProps {
  userId: string;
  choice: SourceChoice;
  error: string | undefined;
  isRestatable: boolean;
  /** Of the choice as it is then: another source may be on its way. */
  onChange: (change: (now: SourceChoice) => SourceChoice) => void;
}

export function SourcesEditor({ userId, choice, error, isRestatable, onChange }: SourcesEditorProps) {
  const { fontes, isRestated = false } = choice;
  const [isNew, setIsNew] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isFull = fontes.length >= mostSources;
  function close() {
    flushSync(() => setIsNew(false));
    opener.current?.focus();
  }
  const add = (source: ChosenSource) =>
    onChange((now) =>
      now.fontes.length >= mostSources || now.fontes.some(({ id }) => id === source.id)
        ? now
        : { ...now, fontes: [...now.fontes, source] },
    );
  return (
    <div className="grid gap-3 pb-2">
      <ChosenSources
        fontes={fontes}
        onChange={(next) => onChange((now) => ({ ...now, fontes: next }))}
        onEmptied={() => opener.current?.focus()}
      />
      {isRestatable || isRestated ? (
        <RestateButton
          isPressed={isRestated}
          onPress={() => onChange((now) => ({ ...now, isRestated: !isRestated }))}
        />
      ) : null}
      {isFull ? (
        <p className="text-small text-muted">{`Um campo tem no máximo ${mostSources} fontes.`}</p>
      ) : (
        <SourceSelect userId={userId} chosen={fontes} onAdd={add} />
      )}
      <div hidden={isFull}>
        {isNew ? (
          <NewSourceFields
            userId={userId}
            onAdded={(source) => {
              close();
              add(source);
            }}
            onCancel={close}
          />
        ) : (
          <Button ref={opener} onClick={() => setIsNew(true)}>
            <Plus aria-hidden className="size-5" />
            Nova fonte
          </Button>
        )}
      </div>
      <Weighing choice={choice} error={error} onChange={onChange} />
    </div>
  );
}

type WeighingProps = Pick<SourcesEditorProps, 'choice' | 'error' | 'onChange'>;

function Weighing({ choice, error, onChange }: WeighingProps) {
  const { confianca, ressalva } = choice;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Confiança"
        empty="Não avaliada"
        options={Object.entries(confidenceWords)}
        value={confianca ?? ''}
        onChange={(word) => onChange((now) => ({ ...now, confianca: word === '' ? null : word }))}
      />
      <Field
        label={
          <>
            Ressalva <span className="text-muted font-normal">(opcional)</span>
          </>
        }
        hint={`${lengthOf(ressalva)}/${mostOfCaveat}`}
        error={error}
      >
        <TextInput
          autoComplete="off"
          value={ressalva}
          onChange={({ target }) => onChange((now) => ({ ...now, ressalva: target.value }))}
        />
      </Field>
    </div>
  );
}

function RestateButton({ isPressed, onPress }: { isPressed: boolean; onPress: () => void }) {
  return (
    <Button className="justify-self-start" aria-pressed={isPressed} onClick={onPress}>
      {isPressed ? <Check aria-hidden className="size-5" /> : null}
      <span>Estas fontes dizem o novo valor</span>
    </Button>
  );
}

interface SourceSelectProps {
  userId: string;
  chosen: readonly ChosenSource[];
  onAdd: (source: ChosenSource) => void;
}

function SourceSelect({ userId, chosen, onAdd }: SourceSelectProps) {
  const { data = [], isError } = useQuery(adminQueries.sources(userId));
  const free = data.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <SelectField
      label="Adicionar fonte"
      error={isError ? 'Não foi possível ler as fontes. Abra de novo.' : undefined}
      empty={`Escolher entre as ${formatCount(data.length)} que já existem`}
      options={free.map(({ id, veiculo, titulo }) => [id, `${veiculo}: ${titulo}`] as const)}
      value=""
      onChange={(chosenId) => {
        const source = free.find(({ id }) => id === chosenId);
        if (source) onAdd(source);
      }}
    />
  );
}

/** 'Jornal · publicada em 01/09/2026 · Imprensa' */
function publicationText({
  veiculo,
  publicada_em,
  tipo,
}: Pick<ChosenSource, 'veiculo' | 'publicada_em' | 'tipo'>): string {
  const day = publicada_em === null ? '' : `publicada em ${formatDay(publicada_em)}`;
  return [veiculo, day, sourceKinds[tipo] ?? tipo].filter(Boolean).join(' ·\xa0');
}

interface ChosenSourcesProps {
  fontes: readonly ChosenSource[];
  onChange: (next: ChosenSource[]) => void;
  onEmptied: () => void;
}

/** The focus stays with the source that moves, or where a removed one was. */
function useOrder({ fontes, onChange, onEmptied }: ChosenSourcesProps) {
  const base = useId();
  const [moved, setMoved] = useState('');
  const buttonId = (id: string, act: 'up' | 'down' | 'off') => `${base}-${act}-${id}`;
  const focus = (...button: Parameters<typeof buttonId>) =>
    document.getElementById(buttonId(...button))?.focus();
  function move(index: number, way: 'up' | 'down') {
    const target = way === 'up' ? index - 1 : index + 1;
    const source = fontes[index];
    if (source === undefined) return;
    const next = fontes.toSpliced(index, 1).toSpliced(target, 0, source);
    flushSync(() => {
      setMoved(`${source.titulo}: posição ${target + 1} de ${fontes.length}`);
      onChange(next);
    });
    const isAtEdge = target === 0 || target === fontes.length - 1;
    const other = target === 0 ? 'down' : 'up';
    focus(source.id, isAtEdge ? other : way);
  }
  function remove(index: number) {
    const next = fontes.toSpliced(index, 1);
    flushSync(() => onChange(next));
    const neighbour = next[index] ?? next.at(-1);
    if (neighbour === undefined) onEmptied();
    else focus(neighbour.id, 'off');
  }
  return { moved, buttonId, move, remove };
}

function ChosenSources(props: ChosenSourcesProps) {
  const { moved, buttonId, move, remove } = useOrder(props);
  const { fontes } = props;
  if (fontes.length === 0) return <p className="text-small text-muted">Fonte não informada.</p>;
  return (
    <>
      <ol className="list-decimal pl-5">
        {fontes.map(({ id, titulo, ...publication }, index) => (
          <li key={id} className="border-border border-b py-1">
            <span className="font-semibold wrap-anywhere">{titulo}</span>
            <span className="text-small text-muted block">{publicationText(publication)}</span>
            <span className="flex flex-wrap">
              <IconButton
                id={buttonId(id, 'up')}
                label={`Subir ${titulo}`}
                icon={<ArrowUp aria-hidden className="size-5" />}
                disabled={index === 0}
                onClick={() => move(index, 'up')}
              />
              <IconButton
                id={buttonId(id, 'down')}
                label={`Descer ${titulo}`}
                icon={<ArrowDown aria-hidden className="size-5" />}
                disabled={index === fontes.length - 1}
                onClick={() => move(index, 'down')}
              />
              <IconButton
                id={buttonId(id, 'off')}
                label={`Tirar ${titulo}`}
                icon={<X aria-hidden className="size-5" />}
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
