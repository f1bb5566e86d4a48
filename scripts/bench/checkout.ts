import { table } from '../lib/terminal.mjs'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { requiredText } from './required-figures.ts'

const tries = 50

/** What a visitor sends who gives a month; each time another one. */
const giftOf = (index: number) => ({
  product: 'premium-month',
  gift: {
    giverName: 'Ágnes',
    giverEmail: `bench-${index}@people.example`,
    recipientName: 'Béla',
    recipientEmail: 'bela@people.example',
    deliverOn: new Date().toISOString().slice(0, 10),
  },
})

/**
 * POST /payment/checkout at the cms, with an order and a page of the sandbox each time (issue: within 300 ms
 * plus Stripe's own time, which is part of these figures).
 */
export async function benchCheckout(env: Record<string, string>): Promise<Figures> {
  const times: number[] = []
  let failures = 0
  const statuses = new Set()
  for (let index = 0; index < tries; index += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${env.CMS_URL}/api/payment/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${env.CONTENT_TOKEN}`,
        // A network of their own each, for the limit of calls.
        'x-forwarded-for': `2001:db8:${index.toString(16)}::1`,
      },
      body: JSON.stringify(giftOf(index)),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    statuses.add(answer.status)
    if (!answer.ok) failures += 1
  }
  const sorted = times.toSorted((a, b) => a - b)
  const shown = [median(sorted), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(1))
  const head = [`${tries} checkouts`, 'median ms', 'slowest ms', 'required', 'statuses']
  const required = requiredText('checkout: median ms')
  console.log(`\n${table([head, ['cms', ...shown, required, [...statuses].join(' ')]])}\n`)
  return { 'checkout: median ms': median(times), 'checkout: errors': failures }
}
