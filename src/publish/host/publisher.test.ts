import { expect, it } from 'vitest';
import { requirePublisher } from './publisher.ts';

const whole = {
  VITE_RESPONSIBLE: 'Associação Exemplo',
  VITE_CONTACT: 'privacidade@exemplo.org.br',
  VITE_DATA_PLACE: 'São Paulo, Brasil',
  VITE_BACKUP_DAYS: '7',
};

it('the check of the publisher lets a site be published that says who is responsible', () => {
  expect(() => requirePublisher(whole)).not.toThrow();
});

it.each(Object.keys(whole))('without %s a publication stops with a sentence that names it', (name) => {
  expect(() => requirePublisher({ ...whole, [name]: ' ' })).toThrow(
    new RegExp(`^Para publicar, a página de Privacidade precisa dizer .* Falta .*: ${name} \\([^)]+\\)\\.$`),
  );
});

it('the check of the publisher names all that is missing at once', () => {
  expect(() => requirePublisher({})).toThrow(
    /VITE_RESPONSIBLE .*VITE_CONTACT .*VITE_DATA_PLACE .*VITE_BACKUP_DAYS /,
  );
});

it.each([
  ['VITE_CONTACT', 'ninguém', 'VITE_CONTACT não é um e-mail: "ninguém".'],
  ['VITE_BACKUP_DAYS', 'uma semana', 'VITE_BACKUP_DAYS não é um número de dias: "uma semana".'],
])('the check of the publisher refuses %s when it is %s', (name, value, sentence) => {
  expect(() => requirePublisher({ ...whole, [name]: value })).toThrow(sentence);
});
