import { expect, test } from 'vitest';
import { httpsUrl } from './https-url';

test.each([
  ['https://www.camara.leg.br/a.pdf', 'https://www.camara.leg.br/a.pdf'],
  ['http://www.camara.leg.br/foto.jpg', 'https://www.camara.leg.br/foto.jpg'],
  ['  https://exemplo.com.br  ', 'https://exemplo.com.br/'],
])('the check of addresses opens %s as %s', (address, safe) => {
  expect(httpsUrl(address)).toBe(safe);
});

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'ftp://exemplo.com',
  '/local',
  '//exemplo.com',
  'exemplo.com',
  'https://',
  'https://usuario@exemplo.com',
  'https://usuario:senha@exemplo.com',
])('the check of addresses refuses %s', (address) => {
  expect(httpsUrl(address)).toBeNull();
});
