import type { Core } from '@strapi/strapi'
import { readsOf } from './reads/reads'
import { retryLocked } from './retry-locked'

const table = 'krono_row_counts'

/** Tables with a row count in the back office, of hundreds of thousands of rows or more. */
const counted = ['orders', 'user_facts', 'coupons', 'admin_acts', 'analyses']

const isPostgres = ({ db }: Core.Strapi) => db.dialect.client === 'postgres'

/**
 * On PostgreSQL a count reads every row, because of MVCC; so each statement that inserts or deletes rows also inserts
 * the change in number as a row (a "note"): no writer waits for another, and a rollback removes it. SQLite counts an
 * index in a few milliseconds.
 */
export async function ensureRowCounts(strapi: Core.Strapi) {
  if (!isPostgres(strapi)) return
  const { connection } = strapi.db
  await connection.raw(
    `CREATE TABLE IF NOT EXISTS ${table} (counted VARCHAR(60) NOT NULL, rows BIGINT NOT NULL)`,
  )
  await connection.raw(`
    CREATE OR REPLACE FUNCTION krono_note_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM ${table} WHERE counted = TG_TABLE_NAME;
      ELSE
        INSERT INTO ${table} SELECT TG_TABLE_NAME, CAST(TG_ARGV[0] AS INTEGER) * count(*) FROM changed HAVING count(*) > 0;
      END IF;
      RETURN NULL;
    END $$`)
  for (const name of counted) await startCounting(strapi, name)
}

/**
 * Counts a table once. The triggers come first, each in a moment; then one statement counts the rows and subtracts the
 * notes that it sees, so rows written meanwhile are neither missed nor counted twice. The last trigger marks the end: a
 * start that was interrupted begins again.
 */
async function startCounting(strapi: Core.Strapi, name: string) {
  const { connection } = strapi.db
  const { rows } = await connection.raw(
    `SELECT 1 FROM pg_trigger WHERE tgname = 'krono_rows_emptied' AND tgrelid = to_regclass(?)`,
    [name],
  )
  if (rows.length > 0) return
  await retryLocked(strapi, () =>
    connection.raw(`
      CREATE OR REPLACE TRIGGER krono_rows_added AFTER INSERT ON ${name} REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION krono_note_rows('1');
      CREATE OR REPLACE TRIGGER krono_rows_taken AFTER DELETE ON ${name} REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION krono_note_rows('-1')`),
  )
  await retryLocked(strapi, () =>
    connection.raw(`
      INSERT INTO ${table} SELECT '${name}', (SELECT count(*) FROM ${name})
        - COALESCE((SELECT sum(rows) FROM ${table} WHERE counted = '${name}'), 0);
      CREATE TRIGGER krono_rows_emptied AFTER TRUNCATE ON ${name}
        FOR EACH STATEMENT EXECUTE FUNCTION krono_note_rows()`),
  )
}

/** The exact number of rows of a table; undefined if it is not counted. */
export async function storedRowCount(
  strapi: Core.Strapi,
  name: string,
): Promise<number | undefined> {
  if (!isPostgres(strapi) || !counted.includes(name)) return undefined
  const row: { rows?: string } | undefined = await readsOf(strapi)(table)
    .where({ counted: name })
    .sum({ rows: 'rows' })
    .first()
  return Number(row?.rows ?? 0)
}

/** Merges the notes of each table into one. */
export async function addUpRowCounts(strapi: Core.Strapi) {
  if (!isPostgres(strapi)) return
  await strapi.db.connection.raw(`
    WITH taken AS (DELETE FROM ${table} RETURNING counted, rows)
    INSERT INTO ${table} SELECT counted, sum(rows) FROM taken GROUP BY counted`)
}
