import type { SettingRow } from './catalog.ts';
import type { Settings } from './model.ts';

/** Time limits of hosted projects; service_role has none. */
const hostedTimeouts = { anon: 3000, authenticated: 8000 } as const;

const units = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
  ['min', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** A time as PostgreSQL's settings spell it; a bare number is of milliseconds. */
function milliseconds(text: string): number {
  const [, number, unit = 'ms'] = /^\s*([\d.]+)\s*([a-z]+)?\s*$/.exec(text) ?? [];
  const time = Math.round(Number(number) * (units.get(unit) ?? Number.NaN));
  if (Number.isNaN(time)) throw new Error(`Not a statement_timeout: ${text}`);
  return time;
}

function entries(rows: readonly SettingRow[], role: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const row of rows.filter((candidate) => candidate.role === role)) {
    for (const setting of row.settings) {
      const split = setting.indexOf('=');
      found.set(setting.slice(0, split), setting.slice(split + 1));
    }
  }
  return found;
}

/** `alter role authenticator set pgrst.*` and each role's `statement_timeout`. */
export function readSettings(rows: readonly SettingRow[]): Settings {
  const service = entries(rows, 'authenticator');
  const isOn = (name: string) => ['true', 'on', '1', 'yes'].includes(service.get(name)?.toLowerCase() ?? '');
  const statementTimeouts = new Map<string, number>(Object.entries(hostedTimeouts));
  for (const { role } of rows) {
    const timeout = entries(rows, role).get('statement_timeout');
    if (timeout !== undefined) statementTimeouts.set(role, milliseconds(timeout));
  }
  return {
    aggregates: isOn('pgrst.db_aggregates_enabled'),
    plans: isOn('pgrst.db_plan_enabled'),
    preRequest: service.get('pgrst.db_pre_request')?.split('.', 2) ?? [],
    transactionOverride: service.get('pgrst.db_tx_end')?.endsWith('allow-override') ?? false,
    statementTimeouts,
  };
}
