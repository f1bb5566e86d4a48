import { createDatabases, type TestDatabase } from './databases'
import { standBefore } from './gate'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { prepareCms, startPrepared } from './start-cms'
import { beginTeardownList, dropOnTeardown, onTeardown } from './stop-all'

/** Gives a database and all it contains to a role without special rights: limits do not apply to a superuser. */
async function giveToRole(database: TestDatabase, role: string) {
  const name = new URL(database.settings.DATABASE_URL ?? '').pathname.slice(1)
  await runSql(
    { database },
    `CREATE ROLE ${role} LOGIN;
     ALTER DATABASE ${name} OWNER TO ${role};
     ALTER SCHEMA public OWNER TO ${role};
     DO $$ DECLARE one text; BEGIN
       FOR one IN SELECT format('ALTER TABLE %I OWNER TO ${role}', tablename) FROM pg_tables WHERE schemaname = 'public'
         UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO ${role}', p.oid::regprocedure) FROM pg_proc p
         WHERE pronamespace = 'public'::regnamespace
           AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       LOOP EXECUTE one; END LOOP;
     END $$`,
  )
}

/**
 * A cms on PostgreSQL that reaches it by a gate, as a role of its own. Undefined without a PostgreSQL server. Ends with
 * `stopAll`.
 */
export async function startCmsBehindGate() {
  beginTeardownList()
  const [database] = await createDatabases({ isSeeded: true, only: 'PostgreSQL' })
  if (!database) return undefined
  const address = new URL(database.settings.DATABASE_URL ?? '')
  const role = address.pathname.slice(1).replace('test', 'role')
  const server = { host: address.hostname, port: Number(address.port || 5432) }
  const onServer = new URL('/postgres', address)
  onTeardown(async () => {
    const settings = { DATABASE_URL: onServer.href }
    await runSql({ database: { settings } }, `DROP ROLE IF EXISTS ${role}`)
  })
  dropOnTeardown(database)
  await giveToRole(database, role)
  const gate = await standBefore(server)
  onTeardown(async () => void (await gate.end()))
  address.username = role
  address.host = `127.0.0.1:${gate.port}`
  const prepared = await prepareCms(database, { DATABASE_URL: address.href })
  onTeardown(await startPrepared(prepared))
  const cms: RunningCms = { ...prepared, adminToken: '', editorToken: '', authorToken: '' }
  const sql = (text: string) => runSql(cms, text)
  return {
    cms,
    gate,
    /** Ends all connections of the cms, as a restart of the server does. */
    terminate: () =>
      sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`),
    /** How many connections the cms may have; -1: any number. */
    limitTo: (count: number) => sql(`ALTER ROLE ${role} CONNECTION LIMIT ${count}`),
  }
}
