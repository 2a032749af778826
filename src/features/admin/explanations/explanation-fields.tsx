import type { UseFormReturn } from 'react-hook-form';
import { formatDay } from '@/lib/text/format';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { TextArea } from '@/ui/form/text-area';
import { TextInput } from '@/ui/form/text-input';
import { beforeHint, explanationLabels, type ExplanationValues, lengthOf } from './model';
import { isEven, lengths } from './schema';

const yesOrNo = [
  ['nao', 'Não'],
  ['sim', 'Sim'],
] as const;

interface ExplanationFieldsProps {
  form: UseFormReturn<ExplanationValues>;
  base: ExplanationValues;
  values: ExplanationValues;
  errors: ReadonlyMap<string, string>;
}

export function ExplanationFields(props: ExplanationFieldsProps) {
  const { form, values, errors } = props;
  return (
    <div className="grid gap-5">
      <CountedText {...props} name="titulo_claro" most={lengths.title[1]} />
      <div className="grid gap-5 sm:grid-cols-2">
        <CountedText {...props} name="sim_significa" most={lengths.side[1]} />
        <CountedText {...props} name="nao_significa" most={lengths.side[1]} />
      </div>
      <Evenness sim={values.sim_significa} nao={values.nao_significa} />
      <SavedText {...props} name="fonte_titulo" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SavedText {...props} name="fonte_url" type="url" />
        <SavedText {...props} name="fonte_data" type="date" />
      </div>
      <Field label={explanationLabels.principal} error={errors.get('principal')}>
        <NativeSelect options={yesOrNo} {...form.register('principal')} />
      </Field>
    </div>
  );
}

interface SavedTextProps extends ExplanationFieldsProps {
  name: keyof ExplanationValues;
}

function CountedText({ form, base, values, errors, name, most }: SavedTextProps & { most: number }) {
  return (
    <Field
      label={explanationLabels[name]}
      hint={beforeHint(base[name], values[name])}
      error={errors.get(name)}
    >
      <TextArea count={lengthOf(values[name])} limit={most} autoComplete="off" {...form.register(name)} />
    </Field>
  );
}

function SavedText({
  form,
  base,
  values,
  errors,
  name,
  type = 'text',
}: SavedTextProps & { type?: 'text' | 'url' | 'date' }) {
  const saved = base[name];
  const hint = beforeHint(saved, values[name], type === 'date' ? formatDay(saved) : saved);
  return (
    <Field label={explanationLabels[name]} hint={hint} error={errors.get(name)}>
      <TextInput type={type} autoComplete="off" {...form.register(name)} />
    </Field>
  );
}

function Evenness({ sim, nao }: { sim: string; nao: string }) {
  return (
    <p role="status" className="text-small text-muted">
      {lengthOf(sim) === 0 || lengthOf(nao) === 0 || isEven(sim, nao)
        ? 'Comece cada lado pelo verbo, como ‘Aprovava …’ e ‘Rejeitava …’, com tamanhos parecidos.'
        : 'Um lado está contado bem mais longo que o outro: o maior pode ter até uma vez e meia o menor.'}
    </p>
  );
}
