import { about } from '../check.ts'
import { inTurns } from '../lib/assert.ts'
import { everyCall, isOfAdmins } from '../lib/contract.ts'
import { newSubscriber } from '../lib/paying.ts'
import { call, demoMember, patiently } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { sampleFor } from '../lib/sample.ts'
import { assertFair } from './assert-fair.ts'
import { bodiesWith, oddValues } from './values.ts'

/** Calls that end the session or change the account that the tries need. */
const spared = new Set(['deleteUser', 'logout', 'updatePassword'])

async function everyField(product: Product) {
  const member = await newSubscriber(product)
  const admin = await demoMember(product, 'site-admin')
  const all = oddValues
    .flatMap((value) => [...bodiesWith(value)].map((row) => ({ ...row, value })))
    .filter(({ name }) => !spared.has(name))
  const tries = sampleFor(product, all)
  const answers = await inTurns(
    tries,
    12,
    async ({ name, method, pathFor, field, body, value }) => {
      const who = isOfAdmins(name) ? admin : member
      const { status } = await patiently(() => who.call(method, pathFor('x'), body))
      return { status, what: `${name} ${field} ${JSON.stringify(value)?.slice(0, 30)}` }
    },
  )
  return assertFair(answers)
}

const raw = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  '{"a":1,"a":2}',
  '{',
  'null',
  '"x"',
  '\ufeff{}',
  `{"email":"\\u0000","password":"\\ud800"}`,
  `{${Array.from({ length: 1000 }, (_, index) => `"k${index}":1`).join(',')}}`,
]

async function everyShape(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const calls = everyCall.filter(({ method, name }) => method !== 'GET' && !spared.has(name))
  const types = [
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
  ]
  const tries = calls.flatMap(({ method, pathFor }) => [
    ...raw.map((body) => ({ method, path: pathFor('x'), body, type: types[0] ?? '' })),
    ...types.slice(1).map((type) => ({ method, path: pathFor('x'), body: '{}', type })),
  ])
  const answers = await inTurns(tries, 12, async ({ method, path, body, type }) => {
    const { status } = await call(product, method, path, {
      cookie,
      body,
      headers: { 'content-type': type },
    })
    return { status, what: `${path} ${type} ${body.slice(0, 30)}` }
  })
  return assertFair(answers)
}

const claim = 'Impossible dates'

export const oddBodies = about('Input', [
  { claim, what: 'every field of every call with every odd value', run: everyField },
  {
    claim,
    what: '__proto__, depth 1 000, broken and foreign bodies of every call',
    run: everyShape,
  },
])
