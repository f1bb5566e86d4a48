import { assertThat } from '../../attack/lib/assert.ts'
import { bold } from '../../lib/terminal.mjs'
import type { Counts } from '../reports.ts'
import { expectNothingLost } from './lost-writes.ts'
import type { Outage } from './outages.ts'
import { expectFresh } from './publications.ts'
import type { Cluster } from './start-cluster.ts'
import { startWriters, type Writers } from './writers.ts'

/** Writes of each kind that are waited for in each state. */
const writes = 5

/** A test of its own: its title and the first line of a failure are reported. */
async function attempt(title: string, work: () => Promise<string>): Promise<Counts> {
  try {
    console.log(`  ${title}: ${await work()}`)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`  ${title}: ${reason}`)
    return { passed: 0, failed: 1, skipped: 0, failures: [`cluster: ${title}: ${reason}`] }
  }
}

const kinds = ['dates', 'orders', 'pictures', 'films'] as const

/** Expects further writes of each kind: acknowledged, or refused. */
async function expectWrites(writers: Writers, { refused, mayFail }: Outage) {
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const isRefused = refused.includes(kind)
      const statuses = await writers[kind].further(writes, !isRefused)
      const failed = statuses.filter((status) => status >= 300 || status === 0)
      // The first may have begun before.
      const others = isRefused ? statuses.slice(1).filter((status) => status !== 503) : []
      assertThat(others.length === 0, `${kind}, to be refused with 503: ${others}`)
      assertThat(isRefused || mayFail || failed.length === 0, `${kind}, failed with: ${failed}`)
      return `${kind} ${statuses.length - failed.length} of ${statuses.length}`
    }),
  )
  return `written ${all.join(', ')}`
}

const wholly: Outage = {
  kill: () => undefined,
  back: async () => undefined,
  places: ({ webPorts, cmsPorts }) => ({ webs: webPorts, cms: cmsPorts }),
  refused: [],
  mayFail: true,
}

interface Tested {
  cluster: Cluster
  /** Of the editor: the panel accepts five logins in five minutes. */
  authorization: string
  journeyOf: (name: string) => Promise<Counts>
}

/** Members write while one program ends and comes back; everything acknowledged must be there afterwards. */
export async function testOutage(
  { cluster, authorization, journeyOf }: Tested,
  [what, outage]: [string, Outage],
) {
  console.log(`\n${bold(`Without ${what}`)}`)
  const writers = await startWriters(cluster, authorization)
  const freshAt = (places: Outage['places']) => expectFresh(cluster, authorization, places(cluster))
  await Promise.all(kinds.map((kind) => writers[kind].further(1, true)))
  await outage.kill(cluster)
  const counts = [
    await attempt('members and editors write', () => expectWrites(writers, outage)),
    await attempt('publications appear', () => freshAt(outage.places)),
  ]
  const { expect: expectMore } = outage
  if (expectMore)
    counts.push(
      await attempt('limits and pages', async () => {
        await expectMore(cluster, writers)
        return 'as expected'
      }),
    )
  counts.push(await journeyOf(`cluster-without-${what.replace(/\W/g, '-')}`))
  await outage.back(cluster)
  counts.push(
    await attempt('afterwards, publications appear', () => freshAt(wholly.places)),
    await attempt('afterwards, members and editors write', () => expectWrites(writers, wholly)),
  )
  await Promise.all(kinds.map((kind) => writers[kind].end()))
  counts.push(
    await attempt('nothing is lost', async () => {
      return `${await expectNothingLost(cluster, writers)} acknowledged writes are there`
    }),
  )
  return counts
}
