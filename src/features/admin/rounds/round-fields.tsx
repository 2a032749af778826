import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDay } from '@/lib/text/format';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { TextInput } from '@/ui/form/text-input';
import { beforeHint, roundLabels, type RoundValues, situationWords } from './model';

export interface FieldsProps {
  form: UseFormReturn<RoundValues>;
  saved: RoundValues;
  errors: ReadonlyMap<string, string>;
}

type TextName = Exclude<keyof RoundValues, 'votes' | 'situacao'>;

interface RoundFieldProps extends FieldsProps {
  name: TextName;
  type?: 'text' | 'date' | 'url';
  isOptional?: boolean;
}

function RoundField({ form, saved, errors, name, type = 'text', isOptional = false }: RoundFieldProps) {
  const current = useWatch({ control: form.control, name });
  const before = saved[name];
  const label = roundLabels[name];
  return (
    <Field
      label={
        isOptional ? (
          <>
            {label} <span className="text-muted font-normal">(opcional)</span>
          </>
        ) : (
          label
        )
      }
      hint={beforeHint(before, current, type === 'date' && before !== '' ? formatDay(before) : before)}
      error={errors.get(name)}
    >
      <TextInput type={type} autoComplete="off" {...form.register(name)} />
    </Field>
  );
}

const situations = Object.entries(situationWords);

export function SourceFields(props: FieldsProps) {
  const { form, saved, errors } = props;
  const situacao = useWatch({ control: form.control, name: 'situacao' });
  const [, before] = situations.find(([value]) => value === saved.situacao) ?? [];
  return (
    <div className="grid gap-5">
      <Field
        label={`${roundLabels.situacao} do turno`}
        hint={beforeHint(saved.situacao, situacao, before)}
        error={errors.get('situacao')}
      >
        <NativeSelect options={situations} {...form.register('situacao')} />
      </Field>
      <RoundField {...props} name="fonte_titulo" />
      <div className="grid gap-5 sm:grid-cols-2">
        <RoundField {...props} name="fonte_url" type="url" />
        <RoundField {...props} name="fonte_data" type="date" />
      </div>
      {situacao === 'proclamado' ? <RoundField {...props} name="proclamado_em" type="date" /> : null}
    </div>
  );
}

export function TotalFields(props: FieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-5">
      <RoundField {...props} name="validos" />
      <RoundField {...props} isOptional name="brancos" />
      <RoundField {...props} isOptional name="nulos" />
      <RoundField {...props} isOptional name="comparecimento" />
      <RoundField {...props} isOptional name="eleitorado" />
    </div>
  );
}
