import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { clockEnv } from './clock'
import type { RunningCms } from './running'

/**
 * Code for `runInStrapi`: `listen` records the database statements, `scansOf` returns those whose query plan reads a
 * whole table or a whole index, or most of one; `tableScansOf` only those that read the table itself.
 */
export const explainCode = `
// A filter on an empty list (1 = 0) reads nothing.
const isAsking = (sql) => /^(select|update|delete|with)/i.test(sql) && !/[( ]1 = \\?/.test(sql)

function listen(connection = strapi.db.connection) {
  const statements = new Map()
  connection.on('query', ({ sql, bindings }) => {
    if (isAsking(sql) && !statements.has(sql)) statements.set(sql, bindings ?? [])
  })
  return statements
}

const planners = {
  sqlite(connection, sql, bindings) {
    const rows = connection.prepare('EXPLAIN QUERY PLAN ' + sql).all(...bindings)
    // A range of rowids without another index walks through the whole table.
    return rows.map(({ detail }) => detail).filter((detail) =>
      /^SCAN /.test(detail) || /USING INTEGER PRIMARY KEY \\(rowid[<>]/.test(detail))
      .map((detail) => detail.replace(/^SCAN (.* INDEX)/, 'WALK $1'))
  },
  async postgres(connection, sql, bindings) {
    const nodes = ({ Plans = [], ...node }) => [node, ...Plans.flatMap(nodes)]
    const planned = async (setting) => {
      await connection.query('SET ' + setting)
      const { rows } = await connection.query('EXPLAIN (FORMAT JSON) ' + sql, bindings)
      return nodes(rows[0]['QUERY PLAN'][0].Plan)
    }
    // PostgreSQL reads small tables completely unless forbidden.
    const isScan = (node) => node['Node Type'] === 'Seq Scan'
    const helpless = (await planned('enable_seqscan = off')).filter(isScan)
    const { rows } = await connection.query('SELECT relname, reltuples FROM pg_class')
    const sizes = new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]))
    const walks = (await planned('enable_seqscan = on')).filter((node) => {
      const { ['Index Cond']: condition, ['Index Name']: index = '' } = node
      const isWalk = /Index.* Scan/.test(node['Node Type']) &&
        (condition === undefined || (index.endsWith('_pkey') && /[<>]/.test(condition)))
      // A partial index is small: its own size counts.
      const size = sizes.get(isWalk ? index : node['Relation Name']) ?? 0
      // A statement that needs much of a table may scan it.
      return (isScan(node) || isWalk) && size > 1000 && node['Plan Rows'] < size / 10
    })
    return [...helpless, ...walks].map((node) =>
      (isScan(node) ? 'SCAN ' : 'WALK ') + node['Relation Name'])
  },
}

const tableScansOf = async (statements) =>
  (await scansOf(statements)).filter(([, scan]) => scan.startsWith('SCAN '))

/** The statements that scan, each with the table scanned. */
async function scansOf(statements) {
  const { tables } = require('./dist/src/platform/jobs/tables')
  // Few rows, however long the product runs: a few hundred, notes since the last job, and one per day and product.
  const small = ['incidents', 'krono_counters', 'krono_row_counts', 'text_editions', 'krono_sales_days']
  const isBig = (table) => tables[table] && !('grows' in tables[table]) && !small.includes(table)
  const { client } = strapi.db.connection
  const plan = planners[strapi.db.dialect.client]
  const connection = await client.acquireConnection()
  if (connection.query) await connection.query('SET random_page_cost = 1')
  const found = []
  for (const [sql, bindings] of statements) {
    const formatted = client._formatBindings?.(bindings) ?? bindings
    const named = new Map([...sql.matchAll(/[\`"](\\w+)[\`"] as [\`"](\\w+)[\`"]/g)].map(([, table, name]) => [name, table]))
    for (const scan of await plan(connection, sql, formatted)) {
      const [, name] = scan.split(' ')
      if (isBig(named.get(name) ?? name)) found.push([sql, scan])
    }
  }
  await client.releaseConnection(connection)
  return found
}
`

/** A preloaded file that writes each distinct statement of a program into `file`. */
const recorderCode = (file: string) => `
const { appendFileSync } = require('node:fs')
const { EventEmitter } = require('node:events')
const Client = require(process.cwd() + '/node_modules/knex/lib/client')
const known = new Set()
Client.prototype.emit = function (name, said, ...more) {
  if (name === 'query' && !known.has(said.sql)) {
    known.add(said.sql)
    appendFileSync(${JSON.stringify(file)}, JSON.stringify([said.sql, said.bindings ?? []]) + '\\n')
  }
  return EventEmitter.prototype.emit.call(this, name, said, ...more)
}
`

/** Settings with which a cms writes its statements into a file, and the path of that file. */
export function recordStatements({ database, env }: RunningCms) {
  const file = path.join(database.folder, `statements-${Date.now()}`)
  const code = `${file}.cjs`
  writeFileSync(file, '')
  writeFileSync(code, recorderCode(file))
  const { NODE_OPTIONS } = clockEnv()
  return {
    file,
    env: { ...env, NODE_OPTIONS: `${NODE_OPTIONS} --require ${JSON.stringify(code)}` },
  }
}
