import { jsonOf, sendRequest } from './ask.ts'
import { assertThat } from './assert.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './product.ts'

/** Starts a payment. Resolves with 200 to the id of the checkout session at the sandbox, too. */
export async function checkOut(person: Person, body: Record<string, unknown>) {
  const { status, text } = await person.call('POST', '/payment/checkout', body)
  return { status, text, session: /cs_test_\w+/.exec(text)?.[0] }
}

/** Pays at the sandbox. */
export async function payAt({ env }: Site, session: string) {
  const paid = await sendRequest(env.STRIPE_SANDBOX_URL ?? '', '/sandbox/pay', {
    method: 'POST',
    body: { session },
  })
  assertThat(paid.status === 200, `sandbox: ${paid.status} ${paid.text}`)
}

/** Buys something. Resolves to the status of the payment, as the return page requests it. */
async function buy(site: Site, person: Person, body: Record<string, unknown>) {
  const { session, ...answer } = await checkOut(person, body)
  assertThat(answer.status === 200 && session, `checkout: ${answer.status} ${answer.text}`)
  await payAt(site, session)
  const status = jsonOf<{ state: string; analysis: string }>(
    await person.call('GET', `/payment/status?session=${session}`),
  )
  assertThat(status.state === 'paid', `a paid order is "${status.state}"`)
  return status
}

/** An account with a year of premium. */
export async function newSubscriber(product: Site) {
  const person = await newPerson(product)
  await buy(product, person, { product: 'premium-year' })
  return person
}

/** Buys an analysis with a new account. Resolves to the address of its download. */
export async function newDownload(product: Site) {
  const person = await newPerson(product)
  const bought = await buy(product, person, {
    product: 'analysis-short',
    people: [{ name: 'Kovács Béla', date: '1979-12-07' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  const { analysis } = jsonOf<{ analysis: { orderId: string } }>(
    await person.call('GET', `/analysis/${bought.analysis}`),
  )
  const made = await person.call('POST', `/order/${analysis.orderId}/download-link`, {})
  return `/api/analysis/download/${jsonOf<{ token: string }>(made).token}`
}
