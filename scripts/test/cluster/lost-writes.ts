import path from 'node:path'
import { sendRequest } from '../../attack/lib/ask.ts'
import { assertThat, until } from '../../attack/lib/assert.ts'
import { runSql } from '../../lib/databases.ts'
import { cms } from '../../lib/paths.mjs'
import { succeeds } from '../../lib/run.mjs'
import { missingIn } from './stand-ins.ts'
import type { Cluster } from './start-cluster.ts'
import type { Writers } from './writers.ts'

const without = (all: readonly string[], found: ReadonlySet<unknown>) =>
  all.filter((one) => !found.has(one))

async function valuesOf({ env }: Cluster, sql: string) {
  const rows = await runSql(env, sql)
  return new Set(rows.map(({ value }) => value))
}

/** Orders are fulfilled by events of Stripe, too, which may arrive later. */
const unpaid = (cluster: Cluster, sessions: readonly string[]) => async () => {
  const paid = await valuesOf(
    cluster,
    `SELECT session_id AS value FROM orders WHERE fulfilled_at IS NOT NULL`,
  )
  return without(sessions, paid).length === 0
}

/** The last picture is the acknowledged one, and is served. An attempt without a response may have replaced it. */
async function expectPicture({ site, env }: Cluster, { pictures, sitter }: Writers) {
  const [row] = await runSql(env, `SELECT picture FROM up_users WHERE email = '${sitter.email}'`)
  const address = `/uploads/people/${row?.picture}-256.webp`
  const { status } = await sendRequest(site, address)
  assertThat(status === 200, `the picture ${address}: ${status}`)
  const isSure = pictures.statuses.at(-1) === 200
  const last = pictures.acknowledged.at(-1)
  assertThat(!isSure || address === last, `the picture is ${address} instead of ${last}`)
}

/**
 * Expects that everything that was acknowledged is there, and that the books are right. All programs must run, and the
 * writers have ended. Resolves to the number of acknowledged writes.
 */
export async function expectNothingLost(cluster: Cluster, writers: Writers) {
  const { dates, orders, pictures, films } = writers
  const names = await valuesOf(cluster, 'SELECT name AS value FROM registered_dates')
  const lost = without(dates.acknowledged, names)
  assertThat(lost.length === 0, `${lost.length} saved dates are lost: ${lost[0]}`)
  await until('paid orders to be fulfilled', unpaid(cluster, orders.acknowledged), 60_000)
  await expectPicture(cluster, writers)
  const files = films.acknowledged.map((key) => `private/films/${key}.mp4`)
  const missing = await missingIn(cluster.s3.settings, files)
  assertThat(missing.length === 0, `${missing.length} videos are lost: ${missing[0]}`)
  const isRight = await succeeds({
    args: [path.join(cms, 'dist/src/commerce/verify-money/run.js')],
    cwd: cms,
    env: { ...cluster.env, NODE_ENV: 'production' },
  })
  assertThat(isRight, 'verify:money found a fault')
  return [dates, orders, pictures, films].reduce((sum, one) => sum + one.acknowledged.length, 0)
}
