import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { expect, it } from 'vitest';
import { describeDatabase } from './database-contract.ts';
import { openDatabase } from './open.ts';

/** The driver for real servers, against PostgreSQL's wire protocol on a local port. */
async function openOverSocket() {
  const lite = await PGlite.create();
  const server = new PGLiteSocketServer({ db: lite, host: '127.0.0.1', port: 0 });
  await server.start();
  const database = await openDatabase({ url: `postgresql://postgres@${server.getServerConn()}/postgres` });
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
      await lite.close();
    },
  };
}

describeDatabase('A server by address', openOverSocket);

it('the driver of a server leaves an error that is not of the database as it is', async () => {
  const nobody = await openDatabase({ url: 'postgresql://postgres@127.0.0.1:1/postgres' });
  await expect(nobody.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nobody.close();
});
