import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { everyCall, isOfAdmins } from '../lib/contract.ts'
import { newSubscriber } from '../lib/paying.ts'
import { call, demoMember, newPerson, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { sampleFor } from '../lib/sample.ts'
import { bodies } from '../lib/tables-of-product.ts'

/** Fields of our tables and of Strapi's that must not be set from outside. */
const privateFields = {
  isAdmin: true,
  is_admin: true,
  isPaidUser: true,
  paidUserExpire: '2099-01-01T00:00:00.000Z',
  plan: 'yearly',
  subscriptionId: 'sub_x',
  subscriptionCanceled: false,
  tier: 'subscriber',
  role: 1,
  confirmed: true,
  blocked: false,
  provider: 'local',
  documentId: 'x',
  userId: 1,
  user: 1,
  user_id: 1,
  owner: 1,
  ownerUserId: 1,
  createdAt: '2020-01-01',
  publishedAt: '2020-01-01',
  price: 1,
  amount: 1,
  total: 1,
  discount: 100,
  currency: 'usd',
  state: 'paid',
  uses: 0,
  resetPasswordToken: 'x',
  confirmationToken: 'x',
  coupons: [{ code: 'x', claimed: true }],
  locale: 'en',
  constructor: 1,
  data: { isAdmin: true },
  $set: { isAdmin: true },
}

async function massAssignment(product: Product) {
  const member = await newSubscriber(product)
  const admin = await demoMember(product, 'site-admin')
  const before = (await member.call('GET', '/user/me')).text
  const all = everyCall
    .filter(
      ({ method, input, isMultipart, name }) =>
        method !== 'GET' && input && !isMultipart && name !== 'pageViews' && name !== 'consent',
    )
    .flatMap((row) =>
      Object.entries(privateFields)
        .filter(([field]) => !(field in (bodies[row.name] ?? {})))
        .map(([field, value]) => ({ ...row, field, value })),
    )
  const tries = sampleFor(product, all)
  await inTurns(tries, 8, async ({ name, method, pathFor, field, value }) => {
    const who = isOfAdmins(name) ? admin : member
    const answer = await who.call(method, pathFor('x'), { ...bodies[name], [field]: value })
    // A limit may be met, or the product be busy, before a field is looked at.
    assertThat([400, 429, 503].includes(answer.status), `${name} with ${field}: ${answer.status}`)
  })
  assertThat((await member.call('GET', '/user/me')).text === before, 'the member is not as before')
  const registered = await signUp(product, { isAdmin: true })
  assertThat(registered.answer.status === 400, `signup with isAdmin: ${registered.answer.status}`)
  return `${tries.length} bodies with a field too many, all refused`
}

const listOf = (value: unknown): value is unknown[] => Array.isArray(value)

/** Paths of keys that one has and the other has not. */
function extraKeys(given: unknown, allowed: unknown, at = ''): string[] {
  if (listOf(given) && listOf(allowed))
    return given.flatMap((one, index) => extraKeys(one, allowed[index], `${at}[]`))
  if (typeof given !== 'object' || given === null) return []
  if (typeof allowed !== 'object' || allowed === null) return []
  return Object.entries(given).flatMap(([key, value]) =>
    key in allowed ? extraKeys(value, Reflect.get(allowed, key), `${at}.${key}`) : [`${at}.${key}`],
  )
}

const queries: Partial<Record<string, string>> = {
  chart: '?date=1984-06-12',
  relationship: '?a=1984-06-12&b=1991-03-08',
  latestBanner: '?tier=free',
  search: '?q=csakra',
  searchList: '?kind=explanation&q=csakra',
  chartTexts: '?dates=1984-06-12',
  ownChart: '?language=hun',
  biorhythm: '?birth=1984-06-12',
  sampleAnalysis: '?kind=short',
}

async function noMoreThanDeclared(product: Product) {
  const member = await newSubscriber(product)
  const asked = everyCall.filter(
    ({ method, path, name }) => method === 'GET' && !path.includes('{id}') && name !== 'me',
  )
  let read = 0
  for (const { name, path, answer: schema } of asked) {
    const answer = await member.call('GET', `${path}${queries[name] ?? ''}`)
    if (answer.status !== 200 || !answer.headers['content-type']?.includes('json')) continue
    const given = jsonOf(answer)
    const extra = extraKeys(given, schema.parse(given))
    assertThat(extra.length === 0, `${name} tells ${extra.join(', ')}`)
    read += 1
  }
  const me = await member.call('GET', '/user/me')
  assertThat(
    !/password|hash|provider|confirmed|resetPassword|"role"/i.test(me.text),
    'me tells too much',
  )
  assertThat(read > 12, `only ${read} answers were read`)
  return `${read} answers, no key beyond the contract`
}

const privateQueries = [
  'filters[createdBy][email][$contains]=a',
  'filters[updatedBy][password][$startsWith]=$2',
  'filters[$or][0][createdBy][id][$gt]=0',
  'filters[localizations][createdBy][email][$contains]=a',
  'sort=createdBy.email',
  'sort[0]=updatedBy.password:asc',
  'populate=createdBy',
  'populate[createdBy]=*',
  'populate[localizations][populate]=createdBy',
  'fields[0]=createdBy',
  'populate=*&populate[createdBy][fields][0]=email',
]

const contents = [
  'pages',
  'descriptions',
  'faq-entries',
  'home-sections',
  'index-variants',
  'interpretations',
  'interpretation-texts',
  'registration-forms',
  'sales-pages',
  'site-images',
  'site-setting',
  'test-questions',
]

const ownLists = [
  '/user/registered-dates',
  '/order/mine',
  '/share/mine',
  '/user/devices',
  '/user/me',
]

async function privateFilters(product: Product) {
  const { CONTENT_TOKEN = '', EDITOR_EMAIL = '' } = product.env
  const member = await newPerson(product)
  let tried = 0
  for (const query of privateQueries) {
    const encoded = query.replace(/[[\]$]/g, (sign) => encodeURIComponent(sign))
    for (const type of contents) {
      const answer = await ask(product.cms, `/api/${type}?${encoded}`, {
        headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
      })
      assertThat([400, 403].includes(answer.status), `${type}?${query}: ${answer.status}`)
      assertThat(!answer.text.includes(EDITOR_EMAIL), `${type}?${query} tells the editor's address`)
      tried += 1
    }
    for (const path of ownLists) {
      const { status, text } = await member.call('GET', `${path}?${encoded}`)
      const isSame = text === (await member.call('GET', path)).text
      assertThat([400, 403].includes(status) || isSame, `${path}?${query}: ${status}`)
      tried += 1
    }
    const nobody = await call(product, 'GET', `/chart?date=1984-06-12&${encoded}`)
    assertThat(nobody.status === 400, `chart?${query}: ${nobody.status}`)
  }
  return `${tried} queries, all refused`
}

export const fields = about('What you may', [
  {
    claim: 'No field is set or read that is not on the list',
    what: 'fields too many in every body of the contract',
    run: massAssignment,
  },
  {
    claim: 'No field is set or read that is not on the list',
    what: "every key of a member's answers, against the contract",
    run: noMoreThanDeclared,
  },
  {
    claim: 'no filter, sort or populate on private fields',
    what: 'filters, sorts and populates of who wrote what',
    run: privateFilters,
  },
])
