import type { Core } from '@strapi/strapi'
import { currentEdition } from '../../src/analysis/analyses/texts/edition'
import { recountSalesDays } from '../../src/back-office/sales/days/sales-days'
import { factsTable } from '../../src/members/users/facts/facts-row'
import { fillFacts } from '../../src/members/users/facts/fill-facts'
import { type Bulk, bulkInto } from './bulk'
import { growingInstants } from './calendar'
import { type Dice, diceOf } from './dice'
import type { Item } from './items'
import { payLinksOf } from './pay-links'
import { personFor } from './people'
import type { Purchase, Subscription } from './purchase'
import { type Rows, rowsOf } from './rows'
import { dropIndexes } from './set-indexes-aside'
import { type Shop, shopOf } from './shop'
import { shopperOf } from './shopper'
import { accountWriter } from './write-accounts'
import { writeBatches } from './write-batches'
import { writeDates } from './write-dates'
import { writeEmails } from './write-emails'
import { writeOrders } from './write-orders'
import { idsOfLinks, writePayLinks } from './write-pay-links'
import { writeReceipts } from './write-receipts'
import { writeSubscriptions } from './write-subscriptions'
import { writeTroubles } from './write-troubles'
import { writeViews } from './write-views'

const yearMs = 365.25 * 86_400_000

/** Users per payment link. */
const peoplePerLink = 100

const tables = [
  'up_users',
  'user_sessions',
  'newsletter_subscribers',
  'orders',
  'receipts',
  'refunds',
  'entitlements',
  'coupons',
  'user_coupons',
  'campaigns',
  'pay_links',
  'page_views',
  'analyses',
  'lesson_progresses',
  'quiz_attempts',
  'certificates',
  'gifts',
  'subscriptions',
  'outgoing_mails',
  'registered_dates',
  'incidents',
  'contact_messages',
  'reviews',
] as const

export type Many = {
  users: number
  /** Minimum number of orders; the missing ones are added as unpaid checkouts. */
  orders: number
  dates: number
  /** Finished e-mails besides those about orders. */
  emails: number
  /** The courses and e-books on sale. */
  items: readonly Item[]
  /** Seed of the random numbers: the same seed gives the same people and purchases. */
  seed: number
  at: Date
  log: (line: string) => void
}

/**
 * Fills the database with three years of a growing shop: people with plausible names, their purchases with all that
 * these granted, refunds, saved dates. The data passes all rules of `verify-money`; nothing of it exists at Stripe.
 */
export async function addMany(strapi: Core.Strapi, wanted: Many) {
  const { users, orders, dates, emails, seed, items, at, log } = wanted
  const now = Math.floor(at.getTime() / 1000) * 1000
  const indexTables = await dropIndexes(strapi, tables)
  const indexFacts = await dropIndexes(strapi, [factsTable])
  const dice = diceOf(seed)
  const bulk = await bulkInto(strapi)
  await bulk.open(...tables)
  const rows = rowsOf(bulk, dice)
  const from = now - 3 * yearMs
  const shop = shopOf(dice, { from, to: now, items })
  const first = bulk.nextId('up_users')
  const people = growingInstants(dice, { from, to: now, count: users }).map((joinedAt, index) =>
    personFor(dice, first + index, joinedAt),
  )
  const { purchasesOf, abandonCheckout } = shopperOf(dice, shop, now)
  const lives = people.map((person) => purchasesOf(person))
  const links = payLinksOf(dice, people, { count: Math.ceil(users / peoplePerLink), from, now })
  const all = lives.flat()
  while (all.length + links.paid.length < orders) all.push(...abandonCheckout(dice.oneOf(people)))
  for (const { code } of all) if (code) code.uses += 1
  const tools = { bulk, dice, rows, shop, now }
  const forms = await formsOf(strapi)
  const writeAccount = accountWriter({ ...tools, forms })
  for (const [index, person] of people.entries())
    await writeAccount(person, lives[index]?.filter((one) => one.person) ?? [])
  log(`Users: ${people.length}`)
  const ids = await planShop(tools)
  await writeBatches(tools)
  const textVersion = await currentEdition(strapi)
  const linkIds = idsOfLinks(links.links, bulk)
  const sold = [...all, ...links.paid].sort((one, other) => one.at - other.at)
  const orderIds = await writeOrders(sold, { ...tools, ...ids, linkIds, textVersion })
  await writePayLinks(links.links, orderIds, tools)
  await writeSubscriptions(subscriptionsOf(all), tools)
  await writeReceipts(strapi, orderIds, tools)
  log(`Orders: ${sold.length}, pay links: ${links.links.length}`)
  await writeDates(people, dates, tools)
  log(`Saved dates: ${dates}`)
  await writeTroubles(people, tools)
  await writeViews(from, { ...tools, forms })
  await writeEmails(people, emails, tools)
  log(`E-mails: ${emails}`)
  await bulk.close()
  await indexTables()
  await recountSalesDays(strapi)
  // Without new statistics the planner expects six people, and PostgreSQL scans each table that it joins.
  await strapi.db.connection.raw('ANALYZE')
  await fillFacts(strapi)
  await indexFacts()
  // PostgreSQL counts from an index alone only after VACUUM has updated the visibility map.
  const isPostgres = strapi.db.dialect.client === 'postgres'
  await strapi.db.connection.raw(isPostgres ? 'VACUUM (ANALYZE)' : 'ANALYZE')
  return { users: people.length, orders: sold.length, dates, emails }
}

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; shop: Shop; now: number }

const subscriptionsOf = (purchases: readonly Purchase[]): Subscription[] => [
  ...new Set(purchases.flatMap(({ subscription }) => subscription ?? [])),
]

/** Writes editors' coupons and campaigns; the number of uses of each is known by now. */
async function planShop({ bulk, rows, shop }: Tools) {
  const codeIds = new Map<string, number>()
  const campaignIds = new Map<string, number>()
  for (const { code, from, until, uses, ...kind } of shop.codes)
    codeIds.set(
      code,
      await bulk.add('coupons', {
        ...rows.row(from),
        ...{
          code,
          kind: kind.kind,
          percent: kind.percent,
          amount_huf: kind.amountHuf,
          amount_gbp: kind.amountGbp,
        },
        ...{ free_product: null, products: [], gift_only: false, valid_until: bulk.instant(until) },
        ...{
          max_uses: null,
          max_per_user: 1,
          uses,
          used: uses,
          revoked: 0,
          owner_user_id: null,
          source: 'editor',
        },
        ...{ valid_from: bulk.instant(from), first_purchase: false, is_off: false },
        ...{ batch: null, batch_words: null },
      }),
    )
  for (const { name, from, until, uses } of shop.campaigns)
    campaignIds.set(
      name,
      await bulk.add('campaigns', {
        ...rows.row(from),
        ...{ name, language: 'hun', start_date: bulk.instant(from), end_date: bulk.instant(until) },
        ...{ menu_label: null, product: 'premium-year-discount', budget: null, uses },
      }),
    )
  return { codeIds, campaignIds }
}

/** The registration forms in this database, by name. */
async function formsOf({ db: { connection } }: Core.Strapi) {
  const rows: { form: string }[] = await connection('registration_forms').distinct({
    form: 'form_id',
  })
  return rows.flatMap(({ form }) => form ?? [])
}
