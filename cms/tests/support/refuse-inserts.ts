import { runSql } from './rows'
import type { RunningCms } from './running'

/** Makes inserts into a table fail, as if the process died at that statement; returns the function that ends it. */
export async function refuseInserts(cms: RunningCms, table: string) {
  const name = `test_refuses_${table}`
  if (cms.database.name === 'SQLite') {
    await runSql(
      cms,
      `CREATE TRIGGER ${name} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    )
    return () => runSql(cms, `DROP TRIGGER ${name}`)
  }
  await runSql(
    cms,
    `CREATE FUNCTION ${name}() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''refused''; END' LANGUAGE plpgsql;
     CREATE TRIGGER ${name} BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  )
  return () => runSql(cms, `DROP TRIGGER ${name} ON ${table}; DROP FUNCTION ${name}()`)
}
