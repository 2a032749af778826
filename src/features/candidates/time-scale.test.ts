import { describe, expect, it } from 'vitest';
import { timeScale } from './time-scale';

const governor = { cargo: 'Governador (GO)', ano_inicio: 2019, ano_fim: 2026 };
const senator = { cargo: 'Senador (GO)', ano_inicio: 2015, ano_fim: 2019 };
const deputy = { cargo: 'Deputado federal (GO)', ano_inicio: 1991, ano_fim: 1995 };

describe('the line of an electoral history', () => {
  it('has its decades where they belong and the oldest office first', () => {
    const { ticks, bars } = timeScale([governor, senator, deputy], 2026);
    expect(ticks).toEqual([
      { year: 1990, at: 0, anchor: 'start' },
      { year: 2000, at: 27.03, anchor: 'middle' },
      { year: 2010, at: 54.05, anchor: 'middle' },
      { year: 2020, at: 81.08, anchor: 'middle' },
    ]);
    expect(bars).toEqual([
      { cargo: 'Deputado federal (GO)', from: 2.7, width: 10.81, labelAt: 2.7, anchor: 'start' },
      { cargo: 'Senador (GO)', from: 67.57, width: 10.81, labelAt: 78.38, anchor: 'end' },
      { cargo: 'Governador (GO)', from: 78.38, width: 18.92, labelAt: 97.3, anchor: 'end' },
    ]);
  });

  it('is cut finer for a short career, and an office still held reaches the end', () => {
    const { ticks, bars } = timeScale([{ ...governor, ano_fim: null }], 2026);
    expect(ticks.map(({ year }) => year)).toEqual([2015, 2020, 2025]);
    expect(bars.map(({ from, width }) => from + width)).toEqual([100]);
  });

  it('shows an office of a few months', () => {
    const [bar] = timeScale([{ ...senator, ano_fim: 2015 }], 2026).bars;
    expect(bar?.width).toBeGreaterThan(1);
  });

  it.each([1850, 1960, 1989, 2024, 2026, 2030])('keeps everything on the line from %i', (year) => {
    const { ticks, bars } = timeScale([{ cargo: 'X', ano_inicio: year, ano_fim: null }], 2026);
    expect(ticks.length).toBeGreaterThan(0);
    for (const { at } of ticks) expect(at).toBeLessThanOrEqual(100);
    for (const { from, width } of bars) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(width).toBeGreaterThan(0);
      expect(from + width).toBeLessThanOrEqual(100.01);
    }
  });
});
