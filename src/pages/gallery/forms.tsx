import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { OrDivider } from '@/ui/or-divider';
import { Box } from '@/ui/box';
import { PasswordInput } from '@/ui/form/password-input';
import { Section } from '@/ui/section';
import { Select } from '@/ui/form/select';
import { TextArea } from '@/ui/form/text-area';
import { TextInput } from '@/ui/form/text-input';

const names = [
  'Todos',
  'AVANTE',
  'CIDADANIA',
  'DC',
  'MDB',
  'MISSÃO',
  'NOVO',
  'PCdoB',
  'PDT',
  'PL',
  'PSOL',
  'PT',
];
const options = names.map((name) => ({ value: name === 'Todos' ? '' : name, label: name }));

export function FormSamples() {
  const [party, setParty] = useState('PDT');
  const [text, setText] = useState('Texto da biografia.');
  return (
    <Section title="Campos">
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <Field label="Nome" hint="Como aparece na urna.">
          <TextInput defaultValue="Maria" autoComplete="name" />
        </Field>
        <Field label="Com erro" error="Nome deve ter pelo menos 3 caracteres">
          <TextInput defaultValue="Ab" />
        </Field>
        <Field label="Senha" hint="Mínimo de 6 caracteres">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label="Desligado">
          <TextInput disabled defaultValue="Não muda" />
        </Field>
        <Field label="Partido">
          <Select options={options} value={party} onChange={setParty} />
        </Field>
        <Field label="Ano">
          <NativeSelect options={['2026', '2022']} defaultValue="2026" />
        </Field>
        <Field label="Biografia" className="col-span-full">
          <TextArea
            value={text}
            count={text.length}
            limit={800}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <OrDivider />
      <Box className="mt-6 flex flex-wrap items-end gap-4">
        <Field label="Buscar por nome" className="flex-[1_1_11rem]">
          <TextInput type="search" icon={<Search className="size-5" />} placeholder="Ex.: Maria" />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="field">
            Buscar
          </Button>
          <Button size="field">Limpar</Button>
        </div>
      </Box>
    </Section>
  );
}
