import { beforeAll, describe, expect, test } from '@jest/globals'
import { bodies, empty, withBody, withId } from '../support/bodies'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

const values = [
  5,
  -0.5,
  [],
  ['x'],
  { a: 1 },
  { $ne: '' },
  null,
  'x\0',
  '\ud800',
  'x'.repeat(10_000),
]

/** Values that a field cannot take, whatever it is for. */
const wrongFor = (right: unknown) => [
  ...values
    .filter((value) => typeof right !== 'object' || typeof value !== 'object')
    .filter((value) => typeof right !== 'number' || value !== 5),
  ...(typeof right === 'boolean' ? ['true', 1] : [true]),
  ...(typeof right === 'object' ? [[5], null] : []),
]

// What somebody claims to know is compared, not judged: any text may be tried.
const takesAnyText = new Set([
  ...['password', 'currentPassword', 'token', 'id', 'secret'],
  ...['mailEvents.message', 'sendMessage.proof', 'sendMessage.website'],
])

// What is not said of a day; reminders that are switched off.
const takesNothing = new Set([
  ...['body', 'feeling', 'mind'].map((scale) => `putFeltDay.${scale}`),
  'putFeltReminder.hour',
])

const isTaken = (name: string, field: string, value: unknown) => {
  const known = [field, `${name}.${field}`]
  if (typeof value === 'string') return known.some((one) => takesAnyText.has(one))
  return value === null && known.some((one) => takesNothing.has(one))
}

describe.each(everyCms())('wrong types on %s', (_name, cms) => {
  const tokens = { member: '', admin: '' }
  const tokenFor = (path: string) => (path.startsWith('/admin/') ? tokens.admin : tokens.member)

  beforeAll(async () => {
    tokens.member = (await newMember(cms, { tier: 'paid' })).token
    tokens.admin = (await newMember(cms, { isAdmin: true })).token
  })

  test.each(withBody)('%s refuses them in every field, at the field', async (name) => {
    const { method, path } = withId(name)
    const body = bodies[name] ?? {}
    expect(Object.keys(body).length > 0).toBe(!empty.has(name))
    for (const [field, right] of Object.entries(body)) {
      for (const wrong of wrongFor(right)) {
        if (isTaken(name, field, wrong)) continue
        const asked = { token: tokenFor(path), body: { ...body, [field]: wrong } }
        const answer = await call(cms, method, path, asked)
        const what = `${field}: ${JSON.stringify(wrong)?.slice(0, 40)}`
        expect([what, answer.status]).toEqual([what, 400])
        const named = answer.body.errors.map((row: { field: string }) => row.field.split('.')[0])
        expect([what, named]).toEqual([what, expect.arrayContaining([field])])
      }
    }
  })

  test.each(withBody)('%s refuses what is no object', async (name) => {
    const { method, path } = withId(name)
    for (const body of ['[]', '"x"', '5', 'true', '{', '[[[[]]]]']) {
      expect([
        body,
        (await call(cms, method, path, { token: tokenFor(path), body })).status,
      ]).toEqual([body, 400])
    }
  })
})
