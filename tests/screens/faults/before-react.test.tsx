import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivedBy, leaveBlank, made, openPage, startBlank } from '../../support/browser/inline-script';

beforeEach(startBlank);
afterEach(leaveBlank);

const places = () => sessionStorage.getItem('react-router-scroll-positions');

it.each([
  ['opened anew', 'navigate', { '/comparar': 5 }],
  ['reloaded', 'reload', { '/comparar': 5, '/comparar?tema=saude': 700 }],
  ['gone back to', 'back_forward', { '/comparar': 5, '/comparar?tema=saude': 700 }],
])('a page that is %s has the place kept for its own address', async (_what, type, kept) => {
  arrivedBy(type);
  sessionStorage.setItem(
    'react-router-scroll-positions',
    JSON.stringify({ '/comparar': 5, '/comparar?tema=saude': 700 }),
  );
  await openPage('/comparar?tema=saude');
  expect(JSON.parse(places() ?? '')).toEqual(kept);
});

it('why a tap led to the sign-in is known to the page that it led to, and to no later one', async () => {
  const reason = { title: 'Faça login' };
  const { origin } = window.location;
  sessionStorage.setItem('chegada', `${origin}/auth?voltar=%2Fsobre\n${JSON.stringify(reason)}`);
  await openPage('/auth?voltar=%2Fsobre');
  expect(window.history.state).toEqual({ usr: { signIn: { reason, isBehind: true } } });
  await openPage('/auth?voltar=%2Fsobre');
  expect(window.history.state).toBeNull();
});

it('a radio button pressed before hydration is heard at once', async () => {
  const radio = made('input', { type: 'radio', value: 'dark' });
  document.body.append(radio);
  await openPage('/');
  const heard = vi.fn();
  radio.addEventListener('change', heard);
  radio.click();
  expect(heard).toHaveBeenCalledOnce();
});

it('the head holds the last tap until React listens, and does it once it has hydrated', async () => {
  document.body.append(made('button', { type: 'button' }, made('b', { textContent: 'Favoritar' })));
  await openPage('/');
  document.querySelector('b')?.click();
  const doAgain = globalThis.onHydrationStart?.();
  const tapped = vi.fn();
  document.querySelector('button')?.addEventListener('click', tapped);
  document.querySelector('b')?.click();
  expect(tapped, 'from now on React hears it itself').toHaveBeenCalledTimes(1);
  doAgain?.();
  expect(tapped).toHaveBeenCalledTimes(2);
});

it('the head keeps what is typed until hydration, which React does not hasten for it', async () => {
  document.body.append(made('input'));
  await openPage('/');
  const field = document.querySelector('input');
  const hastened = vi.fn();
  field?.addEventListener('keydown', hastened);
  if (field) field.value = 'maria@exemplo.org';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const doAgain = globalThis.onHydrationStart?.();
  const press = () => field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  press();
  expect(hastened).not.toHaveBeenCalled();
  if (field) field.value = '';
  const heard = vi.fn();
  field?.addEventListener('input', heard);
  doAgain?.();
  press();
  expect(hastened).toHaveBeenCalledOnce();
  expect(field).toHaveValue('maria@exemplo.org');
  expect(heard).toHaveBeenCalledOnce();
});

it('a form is sent again for an Enter of its own, never for one that ends a composition', async () => {
  const field = made('input', { type: 'text' });
  const form = made('form', {}, field);
  document.body.append(form);
  const sent = vi.fn();
  form.addEventListener('submit', sent);
  const key = (type: string, init: KeyboardEventInit = {}) =>
    field.dispatchEvent(new KeyboardEvent(type, { bubbles: true, key: 'Enter', ...init }));
  await openPage('/deputados-federais');
  // Chromium and Firefox, then Safari, whose Enter comes after the composition.
  key('keydown', { isComposing: true });
  key('keydown');
  key('keyup');
  globalThis.onHydrationStart?.()?.();
  expect(sent).not.toHaveBeenCalled();
  await openPage('/deputados-federais');
  key('keypress', { key: 'a' });
  globalThis.onHydrationStart?.()?.();
  expect(sent).not.toHaveBeenCalled();
  await openPage('/deputados-federais');
  for (const type of ['keydown', 'keypress', 'keyup']) key(type);
  globalThis.onHydrationStart?.()?.();
  expect(sent).toHaveBeenCalledOnce();
});

it('the router hears of a move made during hydration once it is over', async () => {
  await openPage('/sobre');
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  const move = () => window.dispatchEvent(new PopStateEvent('popstate'));
  const doAgain = globalThis.onHydrationStart?.();
  move();
  expect(heard, 'React is at work').not.toHaveBeenCalled();
  doAgain?.();
  expect(heard).toHaveBeenCalledTimes(1);
  move();
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener('popstate', heard);
});

it('a move made before hydration begins is not told twice: the router begins there', async () => {
  await openPage('/sobre');
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  window.dispatchEvent(new PopStateEvent('popstate'));
  globalThis.onHydrationStart?.()?.();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('popstate', heard);
});
