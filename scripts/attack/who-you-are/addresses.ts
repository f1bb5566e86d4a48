import { about } from '../check.ts'
import { assertThat, statusesOf } from '../lib/assert.ts'
import { call, newEmail } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const pairs = 24
const members = ['free', 'monthly', 'yearly', 'monthly-paid', 'yearly-paid', 'site-admin']
const known = (index: number) => `${members[index % members.length]}@krono.example`
const password = 'Not this one 5'
const rest = { password, birthDate: '1984-06-12', privacyPolicy: true }

/** What anybody may ask about an address; `isDisclosed`: the answer itself says whether it is known (spec §7). */
const questions = [
  {
    name: 'login',
    ask: (product: Product, email: string) =>
      call(product, 'POST', '/user/login', { body: { email, password } }),
  },
  {
    name: 'forgot-password',
    ask: (product: Product, email: string) =>
      call(product, 'GET', `/user/forgot-password?${new URLSearchParams({ email })}`),
  },
  {
    name: 'signup',
    isDisclosed: true,
    ask: (product: Product, email: string) =>
      call(product, 'POST', '/user/signup', { body: { ...rest, email } }),
  },
  {
    name: 'validate-by-email',
    isDisclosed: true,
    ask: (product: Product, email: string) =>
      call(product, 'POST', '/user/validate-by-email', { body: { email } }),
  },
]

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** How far two medians of so many times may lie apart by chance alone, at four standard errors. */
function noiseOf(times: number[][]) {
  const spread = times.map((own) => 1.4826 * middle(own.map((ms) => Math.abs(ms - middle(own)))))
  const variance = spread.reduce((sum, one) => sum + one ** 2 / pairs, 0)
  return 4 * 1.2533 * Math.sqrt(variance)
}

const fairMs = 10

async function compare(product: Product, { name, ask, isDisclosed }: (typeof questions)[number]) {
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let index = 0; index < pairs; index += 1) {
    const unknown = newEmail()
    const one = await ask(product, known(index))
    const other = await ask(product, unknown)
    mine.push(one.ms)
    theirs.push(other.ms)
    const words = [one.text.replace(known(index), '@'), other.text.replace(unknown, '@')]
    if (isDisclosed) continue
    assertThat(
      one.status === other.status && words[0] === words[1],
      `${name}: ${words.join(' / ')}`,
    )
    assertThat([200, 401].includes(one.status), `${name}: ${statusesOf([one, other])}`)
  }
  const figures = `${name} ${middle(mine).toFixed(1)} / ${middle(theirs).toFixed(1)} ms`
  // What the answer says in words its time need not hide.
  if (isDisclosed) return figures
  const apart = Math.abs(middle(mine) - middle(theirs))
  const allowed = Math.max(fairMs, noiseOf([mine, theirs]))
  assertThat(
    apart <= allowed,
    `${figures}, ${apart.toFixed(1)} apart, ${allowed.toFixed(1)} allowed`,
  )
  return figures
}

export const addresses = about(
  'Who you are',
  questions.map((question) => ({
    claim: 'Known and unknown addresses',
    what: `${question.name} for known and unknown addresses, medians of ${pairs}`,
    when: 'alone' as const,
    run: (product) => compare(product, question),
  })),
)
