import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { RestoredNote } from '@/features/admin/restored-note';
import { formatDay } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/form/field';
import { LateLeaveDialog } from '@/ui/dialog/late-leave-dialog';
import { NativeSelect } from '@/ui/form/native-select';
import { TextInput } from '@/ui/form/text-input';
import {
  type OutcomeValues,
  outcomeWords,
  hasOffice,
  type MemberOutcome,
  outcomeLabels,
  situationWords,
} from './model';
import { useOutcomeForm } from './use-outcome-form';

interface OutcomeDialogProps {
  userId: string;
  row: MemberOutcome;
  onClose: () => void;
}

export function OutcomeDialog(props: OutcomeDialogProps) {
  const { row } = props;
  const state = useOutcomeForm(props);
  const id = useId();
  return (
    <>
      <Dialog
        isOpen
        onClose={state.close}
        title={row.member.nome}
        description="O que houve na eleição de 2026, com a fonte que diz isso."
        footer={
          <>
            <Button onClick={state.close}>Cancelar</Button>
            <Button type="submit" form={id} variant="primary" isLoading={state.isSaving}>
              Gravar destino
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          aria-label="Destino"
          className="grid gap-5"
          onSubmit={(event) => void state.submit(event)}
        >
          {state.isRestored ? <RestoredNote onDiscard={state.startOver} /> : null}
          <OutcomeFields state={state} />
          <div role="alert">
            {state.refusal === null ? null : <Callout tone="error">{state.refusal}</Callout>}
          </div>
        </form>
      </Dialog>
      <LateLeaveDialog {...state.question} />
    </>
  );
}

type State = Pick<ReturnType<typeof useOutcomeForm>, 'form' | 'saved' | 'errors'>;

const words: Readonly<Record<string, string>> = { ...outcomeWords, ...situationWords };

interface ChoiceProps {
  state: State;
  name: keyof OutcomeValues;
  children: (control: ReturnType<State['form']['register']>) => ReactNode;
}

function Part({ state: { form, saved, errors }, name, children }: ChoiceProps) {
  const current = useWatch({ control: form.control, name });
  const before = saved[name];
  const isSame = before === '' || before === current;
  return (
    <Field
      label={outcomeLabels[name]}
      hint={
        isSame ? undefined : `antes ${name === 'revisado_em' ? formatDay(before) : (words[before] ?? before)}`
      }
      error={errors.get(name)}
    >
      {children(form.register(name))}
    </Field>
  );
}

function OutcomeFields({ state }: { state: State }) {
  const destino = useWatch({ control: state.form.control, name: 'destino' });
  return (
    <>
      <Part state={state} name="destino">
        {(control) => <NativeSelect empty="Escolha" options={Object.entries(outcomeWords)} {...control} />}
      </Part>
      {hasOffice(destino) ? (
        <Part state={state} name="cargo">
          {(control) => <TextInput autoComplete="off" {...control} />}
        </Part>
      ) : null}
      <Part state={state} name="fonte_titulo">
        {(control) => <TextInput autoComplete="off" {...control} />}
      </Part>
      <Part state={state} name="fonte_url">
        {(control) => <TextInput type="url" autoComplete="off" {...control} />}
      </Part>
      <div className="grid gap-5 sm:grid-cols-2">
        <Part state={state} name="revisado_em">
          {(control) => <TextInput type="date" {...control} />}
        </Part>
        <Part state={state} name="situacao">
          {(control) => <NativeSelect options={Object.entries(situationWords)} {...control} />}
        </Part>
      </div>
    </>
  );
}
