import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field } from './field';
import { Select } from './select';
import { findByPrefix } from './use-listbox';

const options = ['Todos', 'Acre', 'Amapá', 'Bahia', 'São Paulo'].map((label) => ({ value: label, label }));

function StateSelect() {
  const [value, setValue] = useState('Todos');
  return (
    <>
      <Field label="Estado (UF)">
        <Select options={options} value={value} onChange={setValue} />
      </Field>
      <button type="button">Buscar</button>
    </>
  );
}

function box() {
  return screen.getByRole('combobox', { name: 'Estado (UF)' });
}

function activeOption() {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

test('the select opens by click on the chosen option and takes another', async () => {
  const user = userEvent.setup();
  render(<StateSelect />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.click(box());
  expect(screen.getByRole('listbox', { name: 'Estado (UF)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Todos', selected: true })).toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Bahia' }));
  expect(box()).toHaveTextContent('Bahia');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the select walks by arrows, Home and End, and chooses with Enter', async () => {
  const user = userEvent.setup();
  render(<StateSelect />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('Amapá');
  await user.keyboard('{End}');
  expect(activeOption()).toBe('São Paulo');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('São Paulo');
  await user.keyboard('{Home}{ArrowUp}');
  expect(activeOption()).toBe('Todos');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('Acre');
});

test('Escape leaves the choice as it was', async () => {
  const user = userEvent.setup();
  render(<StateSelect />);
  await user.tab();
  await user.keyboard('{Enter}{End}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveTextContent('Todos');
});

test('typing finds an option, accents or not, and repeats go round', async () => {
  // A busy machine would make pauses between the letters; React takes 0 for no time.
  const moment = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1);
  const user = userEvent.setup();
  render(<StateSelect />);
  await user.tab();
  await user.keyboard('sao p');
  expect(box()).toHaveTextContent('Todos');
  expect(activeOption()).toBe('São Paulo');
  await user.keyboard('{Enter}');
  expect(box()).toHaveTextContent('São Paulo');
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('Acre');
  // Its own option begins with the letter: the next one is meant.
  moment.mockReturnValue(60_000);
  await user.keyboard('a');
  expect(activeOption()).toBe('Amapá');
  await user.keyboard('a');
  expect(activeOption()).toBe('Acre');
  await user.keyboard('aa');
  expect(activeOption()).toBe('Acre');
  expect(findByPrefix(options, 'a', 1)).toBe(1);
  expect(findByPrefix(options, 'a', 2)).toBe(2);
  expect(findByPrefix(options, 'a', 3)).toBe(1);
  expect(findByPrefix(options, 'x', 0)).toBe(-1);
  expect(findByPrefix(options, 'sao', 0)).toBe(4);
});

test('Tab takes the option and goes on; leaving closes the list', async () => {
  const user = userEvent.setup();
  render(<StateSelect />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}');
  await user.tab();
  expect(box()).toHaveTextContent('Acre');
  expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the open list goes on by six with PageDown and back with PageUp, and no further than its ends', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 9 }, (_, at) => ({ value: String(at), label: `Opção ${at}` }));
  render(
    <Field label="Estado (UF)">
      <Select options={many} value="0" onChange={() => {}} />
    </Field>,
  );
  await user.click(box());
  await user.keyboard('{PageDown}');
  expect(activeOption()).toBe('Opção 6');
  await user.keyboard('{PageDown}');
  expect(activeOption()).toBe('Opção 8');
  await user.keyboard('{PageUp}');
  expect(activeOption()).toBe('Opção 2');
  await user.keyboard('{PageUp}');
  expect(activeOption()).toBe('Opção 0');
});
