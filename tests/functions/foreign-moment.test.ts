import { expect, test } from 'vitest';
import { foreignMoment } from '../../supabase/functions/_shared/foreign-moment.ts';

const read = (text: string): string | null => {
  const moment = foreignMoment(text);
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16);
};

test.each([
  // With a zone, whatever its form.
  ['2026-11-26T10:30:00Z', '2026-11-26T10:30'],
  ['2026-11-26T10:30:00.123456+00:00', '2026-11-26T10:30'],
  ['2026-11-26 10:30:00-0300', '2026-11-26T13:30'],
  ['2026-11-26T10:30-03', '2026-11-26T13:30'],
  ['Thu, 26 Nov 2026 10:30:00 GMT', '2026-11-26T10:30'],
  ['Thu, 26 Nov 2026 10:30:00 -0300', '2026-11-26T13:30'],
  ['26 Nov 26 10:30 UT', '2026-11-26T10:30'],
  ['Thu, 26 Nov 2026 10:30:00 BRT', '2026-11-26T13:30'],
  ['Thu, 26 Nov 2026 10:30:00 EST', '2026-11-26T15:30'],
  ['Thu,26 Nov 2026 10:30:00 -0300', '2026-11-26T13:30'],
  ['Thu Nov 26 2026 10:30:00 GMT-0300 (Horário Padrão de Brasília)', '2026-11-26T13:30'],
  ['Thu Nov 26 10:30:00 BRT 2026', '2026-11-26T13:30'],
  ['Thu, 26 Nov 2026 10:30:00 PM GMT', '2026-11-26T22:30'],
  ['Nov 26, 2026 12:30 a.m. UTC', '2026-11-26T00:30'],
  // Without one it is Brasília's.
  ['26/11/2026 12:30:00 PM', '2026-11-26T15:30'],
  ['November 26, 2026 at 9:05 pm', '2026-11-27T00:05'],
  ['2026-11-26T00:40:00', '2026-11-26T03:40'],
  ['2026-11-26 00:40', '2026-11-26T03:40'],
  ['2026-11-25', '2026-11-25T03:00'],
  ['2026/11/25', '2026-11-25T03:00'],
  ['Thu, 26 Nov 2026 23:30:00', '2026-11-27T02:30'],
  // The day first, as Brazil writes.
  ['03/11/2026 10:00', '2026-11-03T13:00'],
  ['03/11/2026', '2026-11-03T03:00'],
  ['3/11/2026 às 10h30', '2026-11-03T13:30'],
  ['03-11-2026 10h', '2026-11-03T13:00'],
  ['03.11.2026 - 10:00', '2026-11-03T13:00'],
  // Months in Portuguese, whole or short.
  ['Qui, 26 Nov 2026 10:30:00 -0300', '2026-11-26T13:30'],
  ['Ter, 01 Set 2026 10:00:00 -0300', '2026-09-01T13:00'],
  ['Sáb, 01 Ago 2026 10:00:00 BRT', '2026-08-01T13:00'],
  ['01 Dez 2026 10:00:00 -0300', '2026-12-01T13:00'],
  ['10 Fev 2026 10:00', '2026-02-10T13:00'],
  ['1º de março de 2026', '2026-03-01T03:00'],
  ['quinta-feira, 26 de novembro de 2026 às 10h30', '2026-11-26T13:30'],
  ['26 de nov. de 2026, 10:30', '2026-11-26T13:30'],
  ['November 26, 2026', '2026-11-26T03:00'],
])('the date %s is read as %s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

test.each(
  Object.entries({
    Z: 0,
    UT: 0,
    UTC: 0,
    GMT: 0,
    BRST: 2,
    BRT: 3,
    AMT: 4,
    EDT: 4,
    ACT: 5,
    EST: 5,
    CDT: 5,
    CST: 6,
  }),
)('the zone %s is %s hours behind Greenwich', (zone, behind) => {
  expect(read(`26 Nov 2026 10:30 ${zone}`)).toBe(`2026-11-26T${10 + behind}:30`);
});

test.each([
  '',
  'ontem',
  'há 2 horas',
  '30/02/2026',
  '11/26/2026',
  '2026-02-30',
  '0026-11-26',
  '26 Nov 0026',
  '2026-11-26T24:00:00Z',
  '2026-11-26T10:60:00Z',
  '2026-11-26T10:00:61Z',
  '03/11/26',
  '26 Foo 2026',
  '26 Nov 2026 10:00 XYZ',
  '26 Nov 2026 13:00 PM',
  '26 Nov 2026 0:30 AM',
  '26 Nov 2026 10:00 +15',
  '1790000000',
  '2026',
  `2026-11-26${' '.repeat(5)}${'9'.repeat(100)}`,
])('a date that cannot be read, as %j, is none and not another day', (text) => {
  expect(read(text)).toBeNull();
});
