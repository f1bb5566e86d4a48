import type { Core } from '@strapi/strapi'
import { retryLocked } from './retry-locked'

const add = (user: string, by: string) =>
  `UPDATE user_facts SET placed = placed ${by} WHERE user_id = ${user};`

const postgres = `
  CREATE OR REPLACE FUNCTION krono_count_placed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN ${add('OLD.user_id', '- 1')} END IF;
    IF TG_OP <> 'DELETE' THEN ${add('NEW.user_id', '+ 1')} END IF;
    RETURN NULL;
  END $$`

const postgresTrigger = `
  CREATE OR REPLACE TRIGGER krono_orders_placed AFTER INSERT OR DELETE OR UPDATE OF user_id ON orders
    FOR EACH ROW EXECUTE FUNCTION krono_count_placed()`

const nameOf = (name: string) => `krono_orders_${name}`
const sqlite = {
  added: `INSERT ON orders BEGIN ${add('NEW.user_id', '+ 1')} END`,
  taken: `DELETE ON orders BEGIN ${add('OLD.user_id', '- 1')} END`,
  moved: `UPDATE OF user_id ON orders BEGIN
    ${add('OLD.user_id', '- 1')} ${add('NEW.user_id', '+ 1')} END`,
} as const

const isPostgres = ({ db }: Core.Strapi) => db.dialect.client === 'postgres'

/**
 * Strapi alters a SQLite table by rebuilding it, which SQLite refuses while a trigger of another table refers to it.
 */
export async function dropPlacedOrders(strapi: Core.Strapi) {
  if (isPostgres(strapi)) return
  for (const name of Object.keys(sqlite))
    await strapi.db.connection.raw('DROP TRIGGER IF EXISTS ??', [nameOf(name)])
}

/** Recounts orders made while there were no triggers. */
const recount = `
  UPDATE user_facts SET placed = counted.placed
  FROM (SELECT user_id, COUNT(*) AS placed FROM orders WHERE user_id > 0 GROUP BY user_id) AS counted
  WHERE counted.user_id = user_facts.user_id AND user_facts.placed IS DISTINCT FROM counted.placed`

/**
 * Counts in `user_facts.placed` each user's orders, paid or not, so that a search of payments knows their number
 * without reading them. By triggers, because orders are written in many places; `write-facts` recounts.
 */
export async function ensurePlacedOrders(strapi: Core.Strapi) {
  const { connection } = strapi.db
  if (isPostgres(strapi)) {
    const known = "SELECT 1 FROM pg_trigger WHERE tgname = 'krono_orders_placed'"
    const { rows }: { rows: unknown[] } = await connection.raw(known)
    await connection.raw(postgres)
    if (rows.length > 0) return
    await retryLocked(strapi, () => connection.raw(postgresTrigger))
    // Repeated on its own: another attempt of all would find the trigger and not count.
    await retryLocked(strapi, () => connection.raw(recount))
    return
  }
  for (const [name, change] of Object.entries(sqlite))
    await connection.raw(`CREATE TRIGGER IF NOT EXISTS ${nameOf(name)} AFTER ${change}`)
  await connection.raw(recount)
}
