import { type AdminShortLink, daysOfClicks } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { checkTarget } from '../../library/short-links/allowed-target'
import {
  clicksTable,
  findShortLink,
  type ShortLinkRow,
  shortLinkAddress,
  shortLinkState,
} from '../../library/short-links/short-link-row'
import { withCampaign } from '../../library/short-links/with-campaign'
import { readsOf } from '../../platform/database/reads/reads'
import { AppError } from '../../platform/lib/app-error'
import { now, today } from '../../platform/lib/clock'
import { dayAfter } from '../../platform/lib/dates'
import { instantOf } from '../lists/cells'

const hostsInPanel = 20

/** A short link with its clicks. Throws notFound. */
export async function showShortLink(strapi: Core.Strapi, id: string): Promise<AdminShortLink> {
  const link = await findShortLink(strapi, { documentId: id })
  if (!link) throw new AppError('notFound')
  const { name, origin, target, clicks } = link
  return {
    ...{ id, name, origin, target, clicks, url: shortLinkAddress(name) },
    state: shortLinkState(link, now()),
    isAllowed: 'target' in checkTarget(target),
    leadsTo: withCampaign(target, link),
    source: link.utmSource ?? '',
    medium: link.utmMedium ?? '',
    campaign: link.utmCampaign ?? '',
    term: link.utmTerm ?? '',
    content: link.utmContent ?? '',
    validUntil: instantOf(link.validUntil),
    createdAt: instantOf(link.createdAt) ?? '',
    updatedAt: instantOf(link.updatedAt) ?? '',
    days: await daysOf(strapi, link),
    hosts: await hostsOf(strapi, link),
  }
}

async function daysOf(strapi: Core.Strapi, { id }: ShortLinkRow): Promise<AdminShortLink['days']> {
  const last = today()
  const days = Array.from({ length: daysOfClicks }, (_, index) =>
    dayAfter(last, index + 1 - daysOfClicks),
  )
  const reads = readsOf(strapi)
  const rows: { day: string; sum: number }[] = await reads(clicksTable)
    .where({ short_link_id: id })
    .where('day', '>=', days[0] ?? last)
    .groupBy('day')
    .select(reads.raw('CAST(day AS varchar(10)) AS day'), reads.raw('SUM(count) AS sum'))
  const sums = new Map(rows.map(({ day, sum }) => [day, Number(sum)]))
  return days.map((day) => ({ day, count: sums.get(day) ?? 0 }))
}

async function hostsOf(
  strapi: Core.Strapi,
  { id }: ShortLinkRow,
): Promise<AdminShortLink['hosts']> {
  const reads = readsOf(strapi)
  const rows: { host: string; sum: number }[] = await reads(clicksTable)
    .where({ short_link_id: id })
    .groupBy('host')
    .orderBy([{ column: 'sum', order: 'desc' }, 'host'])
    .limit(hostsInPanel)
    .select('host', reads.raw('SUM(count) AS sum'))
  return rows.map(({ host, sum }) => ({ host, count: Number(sum) }))
}
