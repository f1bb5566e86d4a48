import { type AdminCampaign, previewAudiences } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignUid } from '../../../commerce/campaigns/campaign-row'
import { stateOfCampaign } from '../../../commerce/campaigns/state-of-campaign'
import { lookUpProduct } from '../../../commerce/catalogue/find-product'
import { type OrderRow, orderTable } from '../../../commerce/orders/order-row'
import { previewLink } from '../../../panel/preview/link'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import type { ListState } from '../../../platform/lib/list-state'
import { localeOf } from '../../../platform/lib/locales'
import { instantOf } from '../../lists/cells'

type Shown = CampaignRow & {
  updatedAt: string
  product: AdminCampaign['product']
  banner: { documentId: string; description: string } | null
}

/** A campaign, its results, and its preview for each tier. Throws notFound. */
export async function showCampaign(strapi: Core.Strapi, id: string): Promise<AdminCampaign> {
  const row: Shown | null = await strapi.db
    .query(campaignUid)
    .findOne({ where: { documentId: id }, populate: { banner: true } })
  if (!row) throw new AppError('notFound')
  const { name, language, menuLabel, product, budget, uses, itemPercent } = row
  const state = stateOfCampaign(row, now())
  const isOurs = language === env.LANGUAGE
  const sold = isOurs ? await lookUpProduct(strapi, product) : undefined
  return {
    ...{ id, name, language, menuLabel, product, budget, uses, itemPercent },
    items: row.items ?? [],
    state: state === 'timed' || state === 'live' ? state : 'over',
    startDate: instantOf(row.startDate) ?? '',
    endDate: instantOf(row.endDate) ?? '',
    updatedAt: instantOf(row.updatedAt) ?? '',
    price: sold?.price ?? null,
    banner: row.banner && { id: row.banner.documentId, description: row.banner.description },
    brought: await broughtBy(strapi, row),
    previews: isOurs && state !== 'over' ? previewsOf(id, state) : [],
  }
}

/** URLs of the site as each tier sees it while the campaign runs; of a future one, as a preview. */
const previewsOf = (id: string, state: ListState) =>
  previewAudiences.map((audience) => ({
    audience,
    url: previewLink({
      path: '/',
      audience,
      locale: localeOf[env.LANGUAGE],
      ...(state === 'timed' ? { status: 'draft', campaign: id } : { status: 'published' }),
    }),
  }))

type Sum = { currency: OrderRow['currency']; orders: unknown; revenue: unknown }

async function broughtBy(
  { db: { connection } }: Core.Strapi,
  { id }: CampaignRow,
): Promise<AdminCampaign['brought']> {
  const sums: Sum[] = await connection(orderTable)
    .where({ campaign_id: id })
    .whereNotNull('fulfilled_at')
    .groupBy('currency')
    .orderBy('currency')
    .select('currency', {
      orders: connection.raw('count(*)'),
      revenue: connection.raw('sum(amount - refunded_amount)'),
    })
  return sums.map(({ currency, orders, revenue }) => ({
    currency,
    orders: Number(orders),
    revenue: Number(revenue),
  }))
}
