import { bootstrap } from '../../emulator/database/bootstrap.ts';
import type { Database } from '../../emulator/database/database.ts';
import { openDatabase } from '../../emulator/database/open.ts';
import { newPassword, startPostgres, superuser } from './postgres-server.ts';
import type { OfficialTools } from './tools.ts';

export interface HostedServer {
  /** As a hosted project begins; returns its address for the role "postgres". */
  createDatabase(name: string): Promise<string>;
  superuserUrl(name: string): string;
  stop(): Promise<void>;
}

async function using(url: string, act: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await act(database);
  } finally {
    await database.close();
  }
}

/** A real PostgreSQL as hosted runs one: "postgres" owns its database and is no superuser. */
export async function startHostedServer(
  tools: OfficialTools,
  extensions: readonly string[] = [],
): Promise<HostedServer> {
  const server = await startPostgres(tools.postgres, extensions);
  const url = (role: string, password: string, name: string): string =>
    `postgresql://${role}:${password}@127.0.0.1:${server.port}/${name}`;
  const superuserUrl = (name: string): string => url(superuser, server.password, name);
  const ownerPassword = newPassword();
  await using(superuserUrl('postgres'), (database) =>
    database.query(
      `create role postgres login createdb createrole replication bypassrls password '${ownerPassword}'`,
    ),
  );
  return {
    superuserUrl,
    async createDatabase(name) {
      await using(superuserUrl('postgres'), (database) =>
        database.query(`create database ${name} owner postgres`),
      );
      await using(superuserUrl(name), bootstrap);
      return url('postgres', ownerPassword, name);
    },
    stop: server.stop,
  };
}
