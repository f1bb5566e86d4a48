import { jsonOf, sendRequest } from './ask.ts'
import { assertThat } from './assert.ts'
import { newPerson, type Person } from './people.ts'
import type { Product } from './product.ts'

/** Starts a payment. Resolves to the id of the checkout session at the sandbox. */
async function checkOut(person: Person, body: Record<string, unknown>) {
  const answer = await person.call('POST', '/payment/checkout', body)
  assertThat(answer.status === 200, `checkout: ${answer.status} ${answer.text}`)
  return /cs_test_\w+/.exec(jsonOf<{ url: string }>(answer).url)?.[0] ?? ''
}

/** Pays at the sandbox. Resolves to the status of the payment, as the return page requests it. */
async function pay({ env }: Product, person: Person, session: string) {
  const body = { session }
  const paid = await sendRequest(env.STRIPE_SANDBOX_URL ?? '', '/sandbox/pay', {
    method: 'POST',
    body,
  })
  assertThat(paid.status === 200, `sandbox: ${paid.status} ${paid.text}`)
  const status = jsonOf<{ state: string; analysis: string }>(
    await person.call('GET', `/payment/status?session=${session}`),
  )
  assertThat(status.state === 'paid', `a paid order is "${status.state}"`)
  return status
}

/** An account with a year of premium. */
export async function newSubscriber(product: Product) {
  const person = await newPerson(product)
  await pay(product, person, await checkOut(person, { product: 'premium-year' }))
  return person
}

/** Buys an analysis with a new account. Resolves to the address of its download. */
export async function newDownload(product: Product) {
  const person = await newPerson(product)
  const session = await checkOut(person, {
    product: 'analysis-short',
    people: [{ name: 'Kovács Béla', date: '1979-12-07' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  const bought = await pay(product, person, session)
  const { analysis } = jsonOf<{ analysis: { orderId: string } }>(
    await person.call('GET', `/analysis/${bought.analysis}`),
  )
  const made = await person.call('POST', `/order/${analysis.orderId}/download-link`, {})
  return `/api/analysis/download/${jsonOf<{ token: string }>(made).token}`
}
