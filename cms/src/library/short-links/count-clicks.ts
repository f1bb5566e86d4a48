import type { ShortLinkClicks } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addCounts } from '../../platform/database/add-counts'
import { clicksTable, shortLinkTable } from './short-link-row'

/** Hosts of a link on a day; clicks of further ones count without a host, because a client can send any. */
const mostHosts = 200

type Found = { id: number; name: string }

/** Adds to the sums by link, day and host, and to the total of each link. Unknown links are ignored. */
export const countClicks = async (strapi: Core.Strapi, clicks: ShortLinkClicks) =>
  strapi.db.transaction(async ({ trx }) => {
    const names = [...new Set(clicks.map(({ name }) => name))]
    // Locked in one order, so that concurrent calls cannot deadlock.
    const links: Found[] = await trx(shortLinkTable)
      .whereIn('name', names)
      .orderBy('id')
      .forUpdate()
      .select('id', 'name')
    const rows = links.flatMap(({ id, name }) =>
      clicks.flatMap((one) =>
        one.name === name
          ? [{ short_link_id: id, day: one.day, host: one.host, count: one.count }]
          : [],
      ),
    )
    if (rows.length === 0) return
    const known = await knownHosts(strapi, rows)
    const kept = rows.map((row) => (known.has(row) ? row : { ...row, host: '' }))
    await addCounts(strapi, {
      table: clicksTable,
      key: ['short_link_id', 'day', 'host'],
      rows: kept,
    })
    for (const { id } of links) {
      const count = rows.reduce((sum, row) => sum + (row.short_link_id === id ? row.count : 0), 0)
      await trx(shortLinkTable).where({ id }).increment('clicks', count)
    }
  })

type Row = { short_link_id: number; day: string; host: string }

/** The rows whose host is stored for that link and day, or among the first two hundred. */
async function knownHosts({ db }: Core.Strapi, rows: readonly Row[]): Promise<Set<Row>> {
  const known = new Set<Row>()
  const hostsOf = new Map<string, Set<string>>()
  for (const row of rows) {
    const { short_link_id, day, host } = row
    const key = `${short_link_id} ${day}`
    let hosts = hostsOf.get(key)
    if (!hosts) {
      const stored: { host: string }[] = await db.transaction(({ trx }) =>
        trx(clicksTable).where({ short_link_id, day }).limit(mostHosts).select('host'),
      )
      hosts = new Set(stored.map((one) => one.host))
      hostsOf.set(key, hosts)
    }
    if (!hosts.has(host) && hosts.size >= mostHosts) continue
    hosts.add(host)
    known.add(row)
  }
  return known
}
