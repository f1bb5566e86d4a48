import {
  analysisKinds,
  analysisOfProduct,
  commonGroups,
  type NextAnalysis,
  productOfAnalysis,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../../analysis/analyses/analysis-row'
import { fullName } from '../../members/users/full-name'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { livingOf, type Row } from '../../people/saved-dates/date-row'
import { AppError } from '../../platform/lib/app-error'
import { now, today } from '../../platform/lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { soldProducts } from '../payments/checkout/sold-products'
import { chooseNext } from './choose-next'
import type { Facts, Held } from './facts'

/** More saved dates of family and friends are not considered, nor older analyses. */
const mostSaved = 50
const mostHeld = 200

/** The analysis to offer after one of the user's; null for none. Throws notFound for another user's, or a withheld one. */
export async function nextAnalysis(
  strapi: Core.Strapi,
  user: UserRow,
  id: string,
): Promise<NextAnalysis | null> {
  const of: Held | null = await strapi.db.query(analysisUid).findOne({
    select: ['kind', 'people', 'madeOn'],
    where: { documentId: id, userId: user.id, state: 'ready' },
  })
  if (!of) throw new AppError('notFound')
  return chooseNext({
    of,
    me: memberOf(user),
    saved: await savedOf(strapi, user),
    held: [...(await madeFor(strapi, user.id)), ...(await awaitedBy(strapi, user.id))],
    sold: (await soldProducts(strapi)).flatMap(({ key }) => analysisOfProduct(key) ?? []),
    today: today(),
  })
}

function memberOf(user: UserRow): Facts['me'] {
  const { firstName, birthDate } = user
  if (!firstName || !birthDate) return undefined
  return { name: fullName(user), firstName, date: birthDate }
}

/** Saved dates are for members with a plan. */
async function savedOf({ db }: Core.Strapi, user: UserRow): Promise<Facts['saved']> {
  if (tierOf(user, now()) === 'free') return []
  const rows: Pick<Row, 'name' | 'date' | 'group_key'>[] = await livingOf(db.connection, user.id)
    .whereIn('group_key', [...commonGroups])
    .select('name', 'date', 'group_key')
    .orderBy('id', 'desc')
    .limit(mostSaved)
  return rows.map(({ name, date, group_key }) => ({ name, date, group: group_key }))
}

/** Also refunded ones: they were returned, and are not offered again. */
const madeFor = (
  { db }: Core.Strapi,
  userId: number,
): Promise<Pick<AnalysisRow, 'kind' | 'people' | 'madeOn'>[]> =>
  db.query(analysisUid).findMany({
    select: ['kind', 'people', 'madeOn'],
    where: { userId },
    orderBy: { id: 'desc' },
    limit: mostHeld,
  })

/** Analyses that were ordered and are not made yet: the payment is pending, or was just made. */
async function awaitedBy({ db }: Core.Strapi, userId: number): Promise<Held[]> {
  const orders: Pick<OrderRow, 'productKey' | 'people'>[] = await db.query(orderUid).findMany({
    select: ['productKey', 'people'],
    where: {
      userId,
      state: { $in: ['pending', 'paid', 'review'] },
      productKey: { $in: analysisKinds.map(productOfAnalysis) },
      gift: { $null: true },
      $or: [{ paidAt: { $notNull: true } }, { underwaySince: { $notNull: true } }],
    },
  })
  return orders.flatMap(({ productKey, people }) => {
    const kind = analysisOfProduct(productKey)
    return kind && people ? [{ kind, people, madeOn: today() }] : []
  })
}
