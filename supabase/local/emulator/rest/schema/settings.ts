import type { SettingRow } from './catalog.ts';
import type { Settings } from './model.ts';

/** Time limits of hosted projects; service_role has none. */
const hostedTimeouts = { anon: '3s', authenticated: '8s' } as const;

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
  const maxRows = Number(service.get('pgrst.db_max_rows') ?? Number.NaN);
  const statementTimeouts = new Map<string, string>(Object.entries(hostedTimeouts));
  for (const { role } of rows) {
    const timeout = entries(rows, role).get('statement_timeout');
    if (timeout !== undefined) statementTimeouts.set(role, timeout);
  }
  return {
    aggregates: isOn('pgrst.db_aggregates_enabled'),
    plans: isOn('pgrst.db_plan_enabled'),
    transactionOverride: service.get('pgrst.db_tx_end')?.endsWith('allow-override') ?? false,
    maxRows: Number.isInteger(maxRows) && maxRows >= 0 ? maxRows : null,
    statementTimeouts,
  };
}
