import { normalizeText, type ReferralMark } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fullName } from '../../members/users/full-name'
import type { UserRow } from '../../members/users/user-row'
import { onePerson } from '../coupons/person-mark'
import { type OrderRow, orderUid } from '../orders/order-row'
import { type ReferralRow, referralUid } from './referral-row'
import { isThrowaway } from './throwaway'

/** What a member and their receipts say about who and where they are. */
export type Known = {
  user: Pick<UserRow, 'email' | 'phone' | 'birthDate' | 'firstName' | 'lastName'>
  billing: readonly Readonly<Record<string, string | undefined>>[]
}

const mostOrders = 20

/** A text without case, accents, spaces and punctuation. */
const folded = (text: string | null | undefined) =>
  normalizeText(text ?? '').replace(/[^\p{L}\p{N}]/gu, '')

const digits = (phone: string | null | undefined) => (phone ?? '').replace(/\D/g, '').slice(-9)

const addressOf = ({ postalCode, city, address }: Known['billing'][number]) =>
  address && city ? [postalCode, city, address].map(folded).join(' ') : ''

/** Everything by which one person is recognized. */
function signsOf({ user, billing }: Known): Set<string> {
  const name = folded(fullName({ firstName: user.firstName, lastName: user.lastName }))
  const emails = [user.email, ...billing.flatMap(({ email }) => email ?? [])]
  const phones = [user.phone, ...billing.map(({ phone }) => phone)].map(digits)
  return new Set([
    ...emails.map((email) => `email ${onePerson(email)}`),
    ...phones.filter((phone) => phone.length >= 7).map((phone) => `phone ${phone}`),
    ...(name && user.birthDate ? [`born ${name} ${user.birthDate}`] : []),
    ...billing
      .filter((one) => one.fullName && addressOf(one))
      .map((one) => `bill ${folded(one.fullName)} ${addressOf(one)}`),
  ])
}

const isShared = (some: Iterable<string>, others: ReadonlySet<string>) =>
  [...some].some((one) => one !== '' && others.has(one))

/** Suspicious similarities of a friend and the referrer. */
export function similarities(friend: Known, referrer: Known): ReferralMark[] {
  const isSelf = isShared(signsOf(friend), signsOf(referrer))
  const addresses = new Set(referrer.billing.map(addressOf))
  return [
    ...(isSelf ? (['self'] as const) : []),
    ...(isShared(friend.billing.map(addressOf), addresses) ? (['household'] as const) : []),
    ...(isThrowaway(friend.user.email) ? (['throwaway'] as const) : []),
  ]
}

async function knownOf({ db }: Core.Strapi, user: UserRow): Promise<Known> {
  const orders: Pick<OrderRow, 'billing'>[] = await db.query(orderUid).findMany({
    select: ['billing'],
    where: { userId: user.id, billing: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: mostOrders,
  })
  return {
    user,
    billing: [user.billingInformation ?? {}, ...orders.map((one) => one.billing ?? {})],
  }
}

type Pair = { row: ReferralRow; friend: UserRow; referrer: UserRow }

/** Why a friend should not be counted before an admin decides; none: nothing is suspicious. */
export async function marksOf(
  strapi: Core.Strapi,
  { row, friend, referrer }: Pair,
): Promise<ReferralMark[]> {
  const { friendMark, id } = row
  const earlier = await strapi.db
    .query(referralUid)
    .count({ where: { friendMark, id: { $lt: id } } })
  const found = similarities(await knownOf(strapi, friend), await knownOf(strapi, referrer))
  return earlier > 0 ? [...found, 'repeat'] : found
}
