import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { draws } from '../../supabase/local/cli/suites/draws.ts';

/** WEATHER_SEED: answers to 0.3 s late, processor to a third; repeatable by title. */
export async function bringWeather(page: Page, title: string): Promise<void> {
  const seed = process.env['WEATHER_SEED'];
  if (seed === undefined) return;
  const draw = draws(`${seed} ${title}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 + draw() * 2 });
  await page.context().route('**/*', async (route) => {
    await setTimeout(draw() * 300);
    await route.fallback();
  });
}
