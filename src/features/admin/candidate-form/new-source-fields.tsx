import { type KeyboardEvent, useRef, useState } from 'react';
import { calendarDay } from '@/lib/day/instant';
import { halfDays } from '@/lib/day/half-days';
import { dayInBrasilia } from '@/lib/text/format';
import { errorCode } from '@/lib/errors';
import { holdsPersonalData, personalDataRefusal } from '@/lib/personal-data';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { showWrong } from '@/ui/form/show-wrong';
import { TextInput } from '@/ui/form/text-input';
import { SelectField } from '@/ui/form/select-field';
import { useAddSource } from '@/features/admin/mutations';
import { sourceKinds } from '@/features/candidates/sources/source-words';
import { type ChosenSource, sourceLabels } from './source-choice';
import { isHttpsAddress, isLegibleLine, lengthOf, unseen, withPlainScheme } from './text-rules';
import { tidyText } from '@/lib/text/tidy-text';
import { isSame } from '@/features/admin/locked-form';
import { refusalText } from '@/features/admin/refusals';
import { useUnsavedEdits } from '@/lib/use/use-unsaved-edits';

const blank = { titulo: '', veiculo: '', tipo: 'imprensa', url: '', publicada_em: '', consultada_em: '' };
type Written = typeof blank;

/** Checks of `fontes`. */
function faults({ titulo, veiculo, url, publicada_em, consultada_em }: Written): Partial<Written> {
  const isLine = (text: string, min: number, max: number) => lengthOf(text) >= min && lengthOf(text) <= max;
  const isDay = (text: string) => text === '' || calendarDay(text) === text;
  const today = dayInBrasilia(Date.now());
  return {
    ...(isLine(titulo, 3, 300) ? {} : { titulo: 'Título deve ter de 3 a 300 caracteres' }),
    ...(isLine(veiculo, 2, 120) ? {} : { veiculo: 'Veículo deve ter de 2 a 120 caracteres' }),
    ...(isLegibleLine(titulo) ? {} : { titulo: unseen }),
    ...(isLegibleLine(veiculo) ? {} : { veiculo: unseen }),
    ...(holdsPersonalData(titulo) ? { titulo: personalDataRefusal } : {}),
    ...(holdsPersonalData(veiculo) ? { veiculo: personalDataRefusal } : {}),
    ...(isHttpsAddress(url) ? {} : { url: 'Endereço deve começar com https://' }),
    ...(isDay(publicada_em) ? {} : { publicada_em: 'Publicada em deve ser um dia a partir de 1900' }),
    ...(consultada_em === '' || consultada_em >= publicada_em
      ? {}
      : { consultada_em: 'Consultada em não pode ser antes da publicação' }),
    ...(isDay(consultada_em) ? {} : { consultada_em: 'Consultada em deve ser um dia a partir de 1900' }),
    ...(publicada_em > today ? { publicada_em: 'Publicada em não pode estar no futuro' } : {}),
    ...(consultada_em > today ? { consultada_em: 'Consultada em não pode estar no futuro' } : {}),
  };
}

const tidied = (written: Written): Written => ({
  ...written,
  titulo: tidyText(written.titulo),
  veiculo: tidyText(written.veiculo),
  url: withPlainScheme(written.url.trim()),
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function refusalOf(error: unknown): string {
  if (errorCode(error) === '23505')
    return 'Já existe uma fonte com este endereço e este título: escolha-a na lista.';
  return refusalText(error, () => undefined);
}

interface NewSourceFieldsProps {
  userId: string;
  onAdded: (source: ChosenSource) => void;
  onCancel: () => void;
}

function useNewSource({ userId, onAdded }: Pick<NewSourceFieldsProps, 'userId' | 'onAdded'>) {
  const [written, setWritten] = useState(blank);
  const [wrong, setWrong] = useState<Partial<Written>>({});
  const add = useAddSource(userId);
  const group = useRef<HTMLDivElement>(null);
  useUnsavedEdits(!isSame(blank, written));
  function submit() {
    const tidy = tidied(written);
    const found = { ...faults(tidy), ...Object.fromEntries(halfDays(group.current)) };
    showWrong(() => setWrong(found), group.current);
    if (Object.keys(found).length > 0) return;
    const { publicada_em, consultada_em } = tidy;
    add.mutate(
      { ...tidy, publicada_em: orNull(publicada_em), consultada_em: orNull(consultada_em) },
      { onSuccess: onAdded },
    );
  }
  const of = (name: keyof Written) => ({
    name,
    value: written[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setWritten({ ...written, [name]: target.value }),
    // Enter adds the source, where it ends no composition; it does not save the whole record.
    onKeyDown: (event: KeyboardEvent) => {
      // Safari's is told by this number alone.
      const isOfComposition = event.nativeEvent.isComposing || Reflect.get(event, 'keyCode') === 229;
      if (event.key !== 'Enter' || isOfComposition) return;
      event.preventDefault();
      submit();
    },
  });
  return { written, setWritten, wrong, add, submit, of, group };
}

/** The button that opened the fields is gone. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

export function NewSourceFields({ userId, onAdded, onCancel }: NewSourceFieldsProps) {
  const { written, setWritten, wrong, add, submit, of, group } = useNewSource({ userId, onAdded });
  return (
    <div ref={group} role="group" aria-label="Nova fonte" className="grid gap-3">
      <Field label={sourceLabels.titulo} error={wrong.titulo}>
        <TextInput ref={takeFocus} {...of('titulo')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={sourceLabels.veiculo} error={wrong.veiculo}>
          <TextInput {...of('veiculo')} />
        </Field>
        <SelectField
          label={sourceLabels.tipo}
          options={Object.entries(sourceKinds)}
          value={written.tipo}
          onChange={(tipo) => setWritten({ ...written, tipo })}
        />
      </div>
      <Field label={sourceLabels.url} error={wrong.url}>
        <TextInput inputMode="url" spellCheck={false} {...of('url')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={sourceLabels.publicada_em} error={wrong.publicada_em}>
          <TextInput type="date" {...of('publicada_em')} />
        </Field>
        <Field label={sourceLabels.consultada_em} error={wrong.consultada_em}>
          <TextInput type="date" {...of('consultada_em')} />
        </Field>
      </div>
      {add.error ? (
        <p role="alert" className="text-small text-error font-semibold">
          {refusalOf(add.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button isLoading={add.isPending} onClick={submit}>
          Adicionar esta fonte
        </Button>
        <Button onClick={onCancel}>Não adicionar</Button>
      </div>
    </div>
  );
}
