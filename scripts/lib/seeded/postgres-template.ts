import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { addressOf, onServer, openPostgres, server } from '../databases.ts'
import { root } from '../paths.mjs'

const begin = 'krono_seeded_'

/** The template of this folder: other clones have theirs on the same server. */
export function templateOf(language: string) {
  const place = `${hostname()} ${root} ${language}`
  return begin + createHash('sha256').update(place).digest('hex').slice(0, 16)
}

/** Comment on a template that is whole: which clone made it, and from what. */
const noteOf = (inputs: string) => JSON.stringify({ host: hostname(), folder: root, inputs })

async function templates(): Promise<{ name: string; note: string }[]> {
  const rows = await onServer(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS note
     FROM pg_database WHERE datname LIKE '${begin}%'`,
  )
  return rows.map(({ name, note }) => ({ name: String(name), note: String(note ?? '{}') }))
}

/** Whether the server has it, made from that. */
export const isTemplate = async (name: string, inputs: string) =>
  (await templates()).some((one) => one.name === name && one.note === noteOf(inputs))

/** Whether a clone that is gone left it behind on this machine. */
function isAbandoned(note: string) {
  const { host, folder } = JSON.parse(note)
  return host === hostname() && !existsSync(folder)
}

/** One command at a time: two would drop the same. */
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

/** Makes it anew. @param fill the database of this address */
export async function makeTemplate(
  name: string,
  inputs: string,
  fill: (url: string) => Promise<void>,
) {
  await dropAbandoned()
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await onServer(`CREATE DATABASE ${name}`)
  await fill(addressOf(name))
  // A connection would keep others from copying it.
  await onServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await onServer(`COMMENT ON DATABASE ${name} IS '${noteOf(inputs).replaceAll("'", "''")}'`)
}
