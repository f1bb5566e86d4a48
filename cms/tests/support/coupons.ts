import { randomBytes } from 'node:crypto'
import { dayFromNow } from './clock'
import { newEmail } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

type Input = {
  kind?: 'percent' | 'premiumDays' | 'amount' | 'freeProduct'
  percent?: number
  days?: number
  amountHuf?: number
  freeProduct?: string
  products?: readonly string[]
  giftOnly?: boolean
  /** Undefined: unlimited. */
  maxUses?: number
  maxPerUser?: number
}

const text = (value: string | undefined) => (value === undefined ? 'NULL' : `'${value}'`)

/** Creates a coupon as an editor does, 20 % unless set otherwise; returns its code. */
export async function newCoupon(cms: RunningCms, input: Input = {}): Promise<string> {
  const code = `K-${randomBytes(6).toString('hex').toUpperCase()}`
  const { kind = 'percent', percent = kind === 'percent' ? 20 : null, maxPerUser = 1 } = input
  const values = [
    text(code.toLowerCase()),
    text(code),
    text(kind),
    percent ?? 'NULL',
    input.days ?? 'NULL',
    input.amountHuf ?? 'NULL',
    text(input.freeProduct),
    text(JSON.stringify(input.products ?? [])),
    String(input.giftOnly ?? false),
    input.maxUses ?? 'NULL',
    maxPerUser,
  ]
  await runSql(
    cms,
    `INSERT INTO coupons (document_id, code, kind, percent, days, amount_huf, free_product, products, gift_only,
       max_uses, max_per_user, uses, source)
     VALUES (${values.join(', ')}, 0, 'editor')`,
  )
  return code
}

/** The counted uses of a coupon, and the number of rows for them. */
export async function usesOf(cms: RunningCms, code: string) {
  const [row] = await runSql(
    cms,
    `SELECT c.uses, (SELECT count(*) FROM user_coupons u WHERE u.coupon_id = c.id AND u.state <> 'released') AS n
     FROM coupons c WHERE c.code = '${code}'`,
  )
  return { uses: Number(row?.uses), rows: Number(row?.n) }
}

/** A month that a visitor without an account gives away, with a coupon. */
export const guestsGift = (coupon: string, giverEmail = newEmail()) => ({
  product: 'premium-month',
  coupon,
  gift: {
    giverName: 'Béla',
    giverEmail,
    recipientName: 'Ágnes',
    recipientEmail: newEmail(),
    deliverOn: dayFromNow(),
  },
})
