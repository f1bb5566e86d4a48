import {
  currencyOf,
  type ItemKey,
  type ItemKind,
  itemKeyOf,
  itemKinds,
  itemOf,
} from '@krono/contract'
import type { Core, UID } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import { activeCampaign } from '../campaigns/active-campaign'
import type { CampaignRow } from '../campaigns/campaign-row'
import { reducedPriceOf } from '../campaigns/item-reduction'
import { type FoundProduct, linesOf } from './product-row'

/** The fields that entries of courses and e-books share; prices are in minor units. */
type ItemRow = {
  documentId: string
  locale: string
  title: string
  slug: string
  priceHuf: number
  priceGbp: number
  /** Not sold any more; buyers keep it. */
  isOffSale: boolean | null
  /** What it contains, one entry per line. */
  learns?: string | null
  /** Months of access after the purchase; null: without end. */
  accessMonths?: number | null
}

const uids = {
  course: 'api::course.course',
  ebook: 'api::ebook.ebook',
} as const satisfies Record<ItemKind, UID.ContentType>

/** The kind of a content type whose entries are sold; undefined for every other type. */
export const itemKindOf = (uid: string): ItemKind | undefined =>
  Object.entries(uids).flatMap(([kind, known]) => (known === uid ? [kind as ItemKind] : []))[0]

/** Published entries of a kind in the languages that this deployment may show, each in the best available one. */
async function findRows(
  { db }: Core.Strapi,
  kind: ItemKind,
  where: { documentId?: string } = {},
): Promise<ItemRow[]> {
  const locales = contentLocales[env.LANGUAGE]
  const rows: ItemRow[] = await db.query(uids[kind]).findMany({
    where: { ...where, locale: { $in: [...locales] }, publishedAt: { $notNull: true } },
    orderBy: { id: 'asc' },
  })
  const ids = [...new Set(rows.map(({ documentId }) => documentId))]
  return ids.flatMap((id) =>
    locales
      .flatMap((locale) => rows.filter((row) => row.documentId === id && row.locale === locale))
      .slice(0, 1),
  )
}

/** An item as a product; a running campaign reduces its price. */
function productOf(kind: ItemKind, row: ItemRow, campaign: CampaignRow | undefined): FoundProduct {
  const currency = currencyOf(env.LANGUAGE)
  const price = { amount: currency === 'gbp' ? row.priceGbp : row.priceHuf, currency }
  const key = itemKeyOf(kind, row.documentId)
  const reduced = reducedPriceOf(campaign, { key, price })
  return {
    key,
    kind,
    name: row.title,
    unlocks: linesOf(row.learns ?? ''),
    price: reduced ?? price,
    was: reduced ? price : null,
    stripePrice: null,
    months: null,
    plan: null,
  }
}

/** The published entry of an item; undefined if there is none. */
export async function findItem(strapi: Core.Strapi, key: ItemKey): Promise<ItemRow | undefined> {
  const found = itemOf(key)
  if (!found) return undefined
  const [row] = await findRows(strapi, found.kind, { documentId: found.documentId })
  return row
}

/** An item as a product with its price, also if it is off sale; undefined if it is not published. */
export async function lookUpItem(
  strapi: Core.Strapi,
  key: ItemKey,
): Promise<(FoundProduct & { isOffSale: boolean }) | undefined> {
  const kind = itemOf(key)?.kind
  const row = await findItem(strapi, key)
  if (!kind || !row) return undefined
  const campaign = await activeCampaign(strapi, env.LANGUAGE, now())
  return { ...productOf(kind, row, campaign), isOffSale: Boolean(row.isOffSale) }
}

/** The items on sale of a kind. */
export async function listItems(strapi: Core.Strapi, kind: ItemKind): Promise<FoundProduct[]> {
  const campaign = await activeCampaign(strapi, env.LANGUAGE, now())
  const rows = (await findRows(strapi, kind)).filter(({ isOffSale }) => !isOffSale)
  return rows.map((row) => productOf(kind, row, campaign))
}

/** Names of all published items by product key, also of those off sale, for lists and figures. */
export async function itemNames(strapi: Core.Strapi): Promise<ReadonlyMap<string, string>> {
  const kinds = await Promise.all(
    itemKinds.map(async (kind) =>
      (await findRows(strapi, kind)).map(
        (row) => [itemKeyOf(kind, row.documentId), row.title] as const,
      ),
    ),
  )
  return new Map(kinds.flat())
}
