import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf, until } from '../lib/assert.ts'
import { askStripe, checkOut, eventsHandled, inSandbox } from '../lib/paying.ts'
import { newPerson, type Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { secondSite } from '../lib/second-site.ts'
import { verifyMoney } from '../lib/verify-money.ts'

const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Kovács Béla', date: '1979-12-07' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

/** Ten clicks of one person: the same again, in other tabs, for something else. */
const clicks = [
  ...Array.from({ length: 4 }, () => ({ product: 'premium-month' })),
  ...Array.from({ length: 4 }, () => ({ product: 'premium-year' })),
  analysis,
  analysis,
]

type Page = { session: string; isPremium: boolean; isPending: boolean }

/** What can be paid of all that they began. */
async function openPages(product: Product, { email }: Person): Promise<Page[]> {
  const rows = await product.sql(
    `SELECT session_id, product_key, state FROM orders WHERE session_id IS NOT NULL AND buyer_email = '${email}'`,
  )
  const pages = rows.map((row) => ({
    session: String(row.session_id),
    isPremium: String(row.product_key).startsWith('premium'),
    isPending: row.state === 'pending',
  }))
  const states = await inTurns(pages, 5, ({ session }) =>
    askStripe<{ status: string }>(product, `checkout/sessions/${session}`),
  )
  return pages.filter((_, index) => states[index]?.status === 'open')
}

/** Callers that got the answer to come again may have left work behind that is still being done. */
const givenUpAreClosed = (product: Product, person: Person) =>
  until('pages of orders that were given up to close', async () =>
    (await openPages(product, person)).every(({ isPending }) => isPending),
  )

async function paysAll(product: Product, person: Person) {
  await givenUpAreClosed(product, person)
  await checkOut(person, { product: 'premium-month' })
  const pages = await openPages(product, person)
  const ofPremium = pages.filter(({ isPremium }) => isPremium).length
  assertThat(ofPremium === 1, `${ofPremium} pages of premium can be paid by one person`)
  for (const { session } of pages) await inSandbox(product, 'pay', { session })
  return pages.length
}

async function assertOne(product: Product, { email }: Person) {
  const [row] = await product.sql(
    `SELECT count(*) AS living FROM subscriptions s JOIN up_users u ON u.id = s.user_id
     WHERE u.email = '${email}' AND s.status IN ('active', 'trialing', 'past_due')`,
  )
  assertThat(Number(row?.living) === 1, `${row?.living} subscriptions of one person`)
}

async function hundredCheckouts(product: Product) {
  const people = await inTurns(Array.from({ length: 10 }), 2, () => newPerson(product))
  const other = await secondSite(product)
  try {
    await inSandbox(product, 'faults', { kind: 'slow', milliseconds: 150, times: 100_000 })
    const answers = await Promise.all(
      clicks.flatMap((body, turn) =>
        people.map(({ cookie }, index) =>
          ask((turn + index) % 2 ? product.site : other.site, '/api/payment/checkout', {
            method: 'POST',
            body,
            cookie,
            timeoutMs: 60_000,
          }),
        ),
      ),
    )
    await inSandbox(product, 'calm')
    const odd = answers.filter(({ status }) => ![200, 409, 502, 503].includes(status))
    assertThat(odd.length === 0, `${statusesOf(odd)}: ${odd[0]?.text}`)
    let paid = 0
    for (const person of people) paid += await paysAll(product, person)
    await eventsHandled(product)
    for (const person of people) await assertOne(product, person)
    const [row] = await product.sql(
      `SELECT count(*) AS brought FROM orders WHERE state = 'fulfilled'
       AND buyer_email IN (${people.map(({ email }) => `'${email}'`).join(', ')})`,
    )
    assertThat(Number(row?.brought) === paid, `${paid} paid, ${row?.brought} brought something`)
    return `${statusesOf(answers)}; ${paid} pages paid, each once; ${await verifyMoney(product)}`
  } finally {
    await other.end()
  }
}

export const storm = about('Money', [
  {
    claim: 'A hundred checkouts at once of ten people',
    what: 'a hundred checkouts of ten people, two webs and two cms, slow Stripe',
    when: 'alone',
    run: hundredCheckouts,
  },
])
