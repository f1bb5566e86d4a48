import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat, until } from '../lib/assert.ts'
import { nowIn } from '../lib/clock.ts'
import { createEntry } from '../lib/panel.ts'
import { askStripe, checkOut, eventsHandled, inSandbox, sessionOf } from '../lib/paying.ts'
import { call, linkTo, newEmail, newPerson, signIn, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

let count = 0

/** As an editor makes one; its code. */
async function newCoupon(product: Product, fields: object) {
  count += 1
  const code = `PROBA-${Date.now().toString(36).toUpperCase()}-${count}`
  await createEntry(product, 'api::coupon.coupon', { code, maxPerUser: 1, ...fields })
  return code
}

const usesOf = async ({ sql }: Product, code: string) =>
  Number((await sql(`SELECT uses FROM coupons WHERE code = '${code}'`))[0]?.uses)

const giftWith = (product: Product, coupon: string, giverEmail = newEmail()) => ({
  product: 'premium-month',
  coupon,
  gift: {
    giverName: 'Béla',
    giverEmail,
    recipientName: 'Ágnes',
    recipientEmail: newEmail(),
    deliverOn: new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Budapest' }).format(
      nowIn(product),
    ),
  },
})

const asGuest = (product: Product, body: object) =>
  call(product, 'POST', '/payment/checkout', { body })

const expire = ({ env }: Product, session: string) =>
  ask(env.STRIPE_API_URL ?? '', `/v1/checkout/sessions/${session}/expire`, {
    method: 'POST',
    body: '',
    headers: {
      authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })

async function givenBack(product: Product) {
  const code = await newCoupon(product, { kind: 'percent', percent: 50, maxUses: 1 })
  const begun = await asGuest(product, giftWith(product, code))
  assertThat(begun.status === 200, `checkout: ${begun.status} ${begun.text}`)
  assertThat((await usesOf(product, code)) === 1, 'it is not reserved')
  const ended = await expire(product, sessionOf(jsonOf<{ url: string }>(begun).url))
  assertThat(ended.status === 200, `expire: ${ended.status} ${ended.text}`)
  await until('the coupon to be given back', async () => (await usesOf(product, code)) === 0, 8_000)
  const next = await asGuest(product, giftWith(product, code))
  assertThat(next.status === 200, `the next one: ${next.status}`)
  const member = await newPerson(product)
  const other = await newCoupon(product, { kind: 'percent', percent: 50, maxUses: 1 })
  await checkOut(member, { product: 'premium-month', coupon: other })
  await member.call('DELETE', '/user/delete-user', { password: member.password })
  await until(
    'the coupon of a member who left',
    async () => (await usesOf(product, other)) === 0,
    8_000,
  )
  return 'uses 1 → 0 when the page expires and when the member leaves; the next one has it'
}

async function oncePerPerson(product: Product) {
  const code = await newCoupon(product, { kind: 'percent', percent: 50 })
  const email = newEmail()
  const first = await asGuest(product, giftWith(product, code, email))
  assertThat(first.status === 200, `first: ${first.status} ${first.text}`)
  const session = sessionOf(jsonOf<{ url: string }>(first).url)
  await inSandbox(product, 'pay', { session })
  await eventsHandled(product)
  const second = await asGuest(product, giftWith(product, code, email.toUpperCase()))
  assertThat(second.status >= 400 && second.status < 500, `a guest uses it again: ${second.status}`)
  return `once; again by the same address: ${second.status}`
}

async function afterErasure(product: Product) {
  const code = await newCoupon(product, { kind: 'premiumDays', days: 7 })
  const person = await newPerson(product)
  assertThat((await person.call('POST', '/coupon/claim', { code })).status === 200, 'not claimed')
  const before = await linkTo(product, person.email, '/confirm-email')
  await person.call('DELETE', '/user/delete-user', { password: person.password })
  const { answer } = await signUp(product, { email: person.email })
  assertThat(answer.status === 201, `signing up again: ${answer.status} ${answer.text}`)
  const id = await until('a link other than the first', async () => {
    const link = await linkTo(product, person.email, '/confirm-email')
    return link.href !== before.href && link.searchParams.get('id')
  })
  await call(product, 'POST', '/user/validate-email', { body: { id } })
  const again = await signIn(product, person.email)
  const { status } = await again.call('POST', '/coupon/claim', { code })
  assertThat(status >= 400 && status < 500, `claimed again after erasure: ${status}`)
  return `claimed once; after erasing and signing up again: ${status}`
}

async function extension(product: Product) {
  const code = await newCoupon(product, { kind: 'premiumDays', days: 7 })
  const person = await newPerson(product)
  await person.call('POST', '/coupon/claim', { code })
  const answer = await person.call('POST', '/payment/checkout', {
    product: 'premium-year-extension',
  })
  assertThat(
    answer.status >= 400 && answer.status < 500,
    `half price after a free week: ${answer.status}`,
  )
  return `after a free week: ${answer.status}`
}

async function pageEnds(product: Product) {
  const person = await newPerson(product)
  const session = await checkOut(person, { product: 'premium-year' })
  const gone = await person.call('DELETE', '/user/delete-user', { password: person.password })
  assertThat(gone.status === 200, `erasure: ${gone.status}`)
  const state = await until(
    'the page to end',
    async () => {
      const { status } = await askStripe<{ status: string }>(
        product,
        `checkout/sessions/${session}`,
      )
      return status !== 'open' && status
    },
    10_000,
  )
  assertThat(state === 'expired', state)
  return `its page is ${state}`
}

export const couponDoors = about('Closed doors', [
  {
    claim: 'A coupon that was released',
    what: 'a limited coupon reserved and never paid',
    when: 'alone',
    run: givenBack,
  },
  {
    claim: 'what is once per person stays so',
    what: "a once-per-person code for two guests' gifts",
    when: 'alone',
    run: oncePerPerson,
  },
  {
    claim: 'what is once per person stays so',
    what: 'a claimed code after erasing and signing up again',
    when: 'alone',
    run: afterErasure,
  },
  {
    claim: 'the half-price year follows a term that was paid',
    what: 'the extension after a free week',
    run: extension,
  },
  {
    claim: "No page of Stripe's outlives its account",
    what: 'a checkout whose account is erased',
    when: 'alone',
    run: pageEnds,
  },
])
