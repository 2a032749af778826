import { expect, it } from 'vitest';
import { electionPhase, isElectionOver } from './civic-calendar';

it.each([
  ['2026-10-03', 'antes', false],
  ['2026-10-04', 'antes', false],
  ['2026-10-05', 'entre_turnos', false],
  ['2026-10-06', 'entre_turnos', false],
  ['2026-10-25', 'entre_turnos', false],
  ['2026-10-26', 'encerrada', true],
  ['2026-10-27', 'encerrada', true],
  ['2027-01-04', 'encerrada', true],
  ['2027-01-05', 'empossado', true],
  ['2027-01-06', 'empossado', true],
  ['2027-01-31', 'empossado', true],
  ['2027-02-01', 'nova_camara', true],
  ['2027-03-15', 'nova_camara', true],
])('the calendar says that %s is %s', (day, phase, isOver) => {
  expect(electionPhase(day)).toBe(phase);
  expect(isElectionOver(day)).toBe(isOver);
});
