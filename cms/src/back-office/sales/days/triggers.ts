import type { Core } from '@strapi/strapi'
import type { Database } from '../in-steps'
import { daysTable, decisive, isCounted, parts, partsOf } from './sums'

/** Adds an order's values to its day, or subtracts them. */
const noteSql = (order: 'NEW' | 'OLD') => {
  const sign = order === 'NEW' ? '' : '-'
  const values = Object.values(partsOf(order)).map((part) => `${sign}(${part})`)
  return `INSERT INTO ${daysTable} (at, currency, product_key, is_sum, ${parts.join(', ')})
    SELECT ${order}.paid_at, ${order}.currency, ${order}.product_key, FALSE, ${values.join(', ')}
    WHERE ${isCounted(order)};`
}

const all = (order: 'NEW' | 'OLD') => `(${decisive.map((name) => `${order}.${name}`).join(', ')})`

// The trigger lists no columns, so that Strapi may alter them.
const postgres = `
  CREATE OR REPLACE FUNCTION krono_note_sales() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF ${all('OLD')} IS NOT DISTINCT FROM ${all('NEW')} THEN RETURN NULL; END IF;
    END IF;
    IF TG_OP <> 'INSERT' THEN ${noteSql('OLD')} END IF;
    IF TG_OP <> 'DELETE' THEN ${noteSql('NEW')} END IF;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER krono_orders_sales AFTER INSERT OR DELETE OR UPDATE ON orders
    FOR EACH ROW EXECUTE FUNCTION krono_note_sales()`

const nameOf = (name: string) => `krono_orders_sales_${name}`

const sqlite = {
  added: `INSERT ON orders BEGIN ${noteSql('NEW')} END`,
  taken: `DELETE ON orders BEGIN ${noteSql('OLD')} END`,
  changed: `UPDATE OF ${decisive.join(', ')} ON orders BEGIN ${noteSql('OLD')} ${noteSql('NEW')} END`,
} as const

const isPostgres = ({ db }: Core.Strapi) => db.dialect.client === 'postgres'

/** Whether the triggers exist: a table rebuilt by Strapi has lost them. */
export async function hasTriggers(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db
  if (isPostgres(strapi)) {
    const known = "SELECT 1 FROM pg_trigger WHERE tgname = 'krono_orders_sales'"
    const { rows }: { rows: unknown[] } = await connection.raw(known)
    return rows.length > 0
  }
  const names = Object.keys(sqlite).map(nameOf)
  const rows: unknown[] = await connection('sqlite_master').whereIn('name', names)
  return rows.length === names.length
}

export async function makeTriggers(strapi: Core.Strapi, trx: Database) {
  if (isPostgres(strapi)) return trx.raw(postgres)
  for (const [name, change] of Object.entries(sqlite))
    await trx.raw(`CREATE TRIGGER IF NOT EXISTS ${nameOf(name)} AFTER ${change}`)
}
