import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from './field';
import { NativeSelect } from './native-select';
import { PasswordInput } from './password-input';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

test('a field ties label, hint and error to the input', () => {
  const { rerender } = render(
    <Field label="Senha" hint="Mínimo de 6 caracteres">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Senha' });
  expect(input).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  expect(input).not.toHaveAttribute('aria-invalid');

  rerender(
    <Field label="Senha" hint="Mínimo de 6 caracteres" error="Senha curta">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Senha' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Senha' })).toHaveAccessibleDescription(
    'Senha curta Mínimo de 6 caracteres',
  );
});

test('a field says its error aloud to who is writing, who otherwise hears it on arriving', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Senha" error="Senha curta">
      <TextInput />
    </Field>,
  );
  const error = screen.getByText('Senha curta').closest('[aria-live]');
  await user.tab();
  expect(error).toHaveAttribute('aria-live', 'off');
  await user.keyboard('a');
  expect(error).toHaveAttribute('aria-live', 'polite');
  await user.tab();
  expect(error).toHaveAttribute('aria-live', 'off');
});

test('a field labels an area and a native select alike', () => {
  render(
    <>
      <Field label="Biografia">
        <TextArea count={0} limit={800} />
      </Field>
      <Field label="Ano">
        <NativeSelect options={['2026']} />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Biografia' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Ano' })).toHaveValue('2026');
});

test('a field shows and hides the typed password, and accepts a pasted one', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Senha">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText('Senha', { selector: 'input' });
  expect(input).toHaveAttribute('type', 'password');
  await user.click(input);
  await user.paste('segredo longo');
  expect(input).toHaveValue('segredo longo');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a field counts in sight at once and aloud at every fifty', () => {
  const { rerender } = render(<TextArea aria-label="Biografia" count={49} limit={800} />);
  expect(screen.getByText('49/800')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('');
  rerender(<TextArea aria-label="Biografia" count={149} limit={800} />);
  expect(screen.getByRole('status')).toHaveTextContent('100 de 800 caracteres');
  rerender(<TextArea aria-label="Biografia" count={801} limit={800} />);
  expect(screen.getByText('801/800')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('801 de 800 caracteres');
});
