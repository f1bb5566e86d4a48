import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { addressOf, onServer, openPostgres, server } from '../databases.ts'
import { root } from '../paths.mjs'

const begin = 'krono_seeded_'

/** Name of the template of this folder: other clones have theirs on the same server. */
export function templateOf(language: string) {
  const place = `${hostname()} ${root} ${language}`
  return begin + createHash('sha256').update(place).digest('hex').slice(0, 16)
}

/** Comment on a complete template: the clone that made it, and its inputs. */
const commentOf = (inputs: string) => JSON.stringify({ host: hostname(), folder: root, inputs })

async function templates(): Promise<{ name: string; note: string }[]> {
  const rows = await onServer(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS note
     FROM pg_database WHERE datname LIKE '${begin}%'`,
  )
  return rows.map(({ name, note }) => ({ name: String(name), note: String(note ?? '{}') }))
}

/** Whether the server has this template, made from these inputs. */
export const isTemplate = async (name: string, inputs: string) =>
  (await templates()).some((one) => one.name === name && one.note === commentOf(inputs))

/** Whether a deleted clone on this machine left it behind. */
function isAbandoned(note: string) {
  const { host, folder } = JSON.parse(note)
  return host === hostname() && !existsSync(folder)
}

/** Locked: two commands would drop the same template. */
async function dropAbandoned() {
  const client = await openPostgres(server)
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('${begin}'))`)
    for (const { name, note } of await templates())
      if (isAbandoned(note)) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}

/** Creates the template again. @param fill seeds the database at this address */
export async function makeTemplate(
  name: string,
  inputs: string,
  fill: (url: string) => Promise<void>,
) {
  await dropAbandoned()
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await onServer(`CREATE DATABASE ${name}`)
  await fill(addressOf(name))
  // A connection would block copies of it.
  await onServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await onServer(`COMMENT ON DATABASE ${name} IS '${commentOf(inputs).replaceAll("'", "''")}'`)
}
