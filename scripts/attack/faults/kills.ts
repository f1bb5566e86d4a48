import { once } from 'node:events'
import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf, until } from '../lib/assert.ts'
import { passTime } from '../lib/clock.ts'
import { checkOut, inSandbox, openEvents, stateOf } from '../lib/paying.ts'
import { newEmail, newPerson, type Person, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { killCms } from '../lib/restart.ts'
import { verifyMoney } from '../lib/verify-money.ts'
import { arrivedOnce } from './arrived-once.ts'

/** Longer than anything of a dead process is waited for (cms/src/platform/tasks/kinds.ts). */
const leaseSeconds = 5 * 60

/** Polls like the page after a payment, because it is not known yet whether a cms is there to answer. */
const isPaid = (person: Person, session: string) =>
  until('a payment to be known', async () => (await stateOf(person, session)) === 'paid')

/** Dies while it takes the steps of a checkout, at one after the other. */
async function killAtCheckout(product: Product) {
  const people = await inTurns(Array.from({ length: 3 }), 2, () => newPerson(product))
  const [first, second, third] = people as [Person, Person, Person]
  // At the step in which it asks Stripe.
  await inSandbox(product, 'pause', { isPaused: true })
  const asking = first.call('POST', '/payment/checkout', { product: 'premium-month' })
  await until('the cms to ask Stripe', async () => {
    const { env } = product
    const answer = await ask(env.STRIPE_SANDBOX_URL ?? '', '/sandbox/waiting')
    return answer.text.includes('"waiting":1')
  })
  await killCms(product)
  await inSandbox(product, 'pause', { isPaused: false })
  const cut = await asking
  await product.restartCms()
  const session = await checkOut(first, { product: 'premium-month' })
  // While it receives the event of the payment.
  await inSandbox(product, 'pay', { session })
  await killCms(product)
  await product.restartCms()
  await isPaid(first, session)
  // While the return page and the events come at once.
  const other = await checkOut(second, { product: 'premium-year' })
  const returning = inSandbox(product, 'pay', { session: other }).then(() =>
    second.call('GET', `/payment/status?session=${other}`),
  )
  await killCms(product)
  await returning.catch(() => undefined)
  await product.restartCms()
  await isPaid(second, other)
  await checkOut(third, { product: 'premium-month' })
  // The dead process holds its leases for a while.
  await passTime(product, leaseSeconds)
  await until('all events', async () => (await openEvents(product)).length === 0, 60_000)
  return `killed at three steps (the caller saw ${cut.status}): ${await verifyMoney(product)}`
}

async function killAtMail(product: Product) {
  const email = newEmail()
  const switches = (hold: boolean) =>
    ask(product.env.MAILBOX_URL ?? '', '/api/switches', {
      method: 'PUT',
      body: { to: email, hold },
    })
  await switches(true)
  await signUp(product, { email })
  await until('a letter to be on its way', async () => {
    const { text } = await ask(product.env.MAILBOX_URL ?? '', '/api/switches')
    return !text.includes('"held":0')
  })
  await killCms(product)
  await switches(false)
  await passTime(product, leaseSeconds)
  await product.restartCms()
  await arrivedOnce(product, [email])
  return 'killed with a letter in hand: it arrived once'
}

async function drains(product: Product) {
  const people = await inTurns(Array.from({ length: 4 }), 2, () => newPerson(product))
  const open = people.flatMap((person) =>
    Array.from({ length: 5 }, () => person.call('GET', '/user/export')),
  )
  const slow = people.map((person) =>
    person.call('POST', '/user/updatePassword', {
      currentPassword: person.password,
      newPassword: 'Zöld-bicikli 8',
    }),
  )
  const ended = once(product.service.program.child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 30))
  product.service.program.child.kill('SIGTERM')
  const answers = await Promise.all([...open, ...slow])
  const [code, signal] = await ended
  await product.restartCms()
  const lost = answers.filter(({ status }) => ![200, 201, 403, 503].includes(status))
  assertThat(lost.length === 0, `cut off: ${statusesOf(lost)}`)
  assertThat(code === 0 || signal === 'SIGTERM', `it ended with ${code ?? signal}`)
  return `${answers.length} open calls: ${statusesOf(answers)}; ended with ${code ?? signal}`
}

export const kills = about('Faults', [
  {
    claim: 'kill -9 at every step',
    what: 'the cms killed at steps of a checkout',
    when: 'last',
    run: killAtCheckout,
  },
  {
    claim: 'kill -9 at every step',
    what: 'the cms killed with a letter in hand',
    when: 'last',
    run: killAtMail,
  },
  { claim: 'SIGTERM drains', what: 'SIGTERM among open calls', when: 'last', run: drains },
])
