import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, inputOf } from '@krono/contract'
import { bodies, callsWithBody, emptyBodies, requestOf } from '../support/bodies'
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

/** Values that a field rejects, whatever its meaning. */
const wrongFor = (right: unknown) => [
  ...values
    .filter((value) => typeof right !== 'object' || typeof value !== 'object')
    .filter((value) => typeof right !== 'number' || value !== 5),
  ...(typeof right === 'boolean' ? ['true', 1] : [true]),
  ...(typeof right === 'object' ? [[5], null] : []),
]

// Secrets are compared, not validated: any text may be tried.
const takesAnyText = new Set([
  ...['password', 'currentPassword', 'token', 'id', 'secret'],
  ...['mailEvents.message', 'sendMessage.proof', 'sendMessage.website'],
  // Each setting has its own schema.
  'adminSaveSetting.value',
])

const today = new Date().toISOString().slice(0, 10)

/** Null counts as left out, and some fields may be left out. */
const takesNull = (name: EndpointName, field: string) => {
  const { error } = inputOf(name, today).safeParse({ ...bodies[name], [field]: undefined })
  return !error?.issues.some(({ path }) => path[0] === field) || isNullKnown(name, field)
}

/** Fields for which null has a meaning, such as switched-off reminders. */
const isNullKnown = (name: EndpointName, field: string) =>
  inputOf(name, today).safeParse({ ...bodies[name], [field]: null }).success

/** A note may be longer than the longest of the wrong values. */
const isNote = (name: EndpointName, field: string, value: unknown) =>
  name === 'saveNote' && ['text', 'base'].includes(field) && value === values.at(-1)

const isTaken = (name: EndpointName, field: string, value: unknown) => {
  // Each setting has a schema of its own (system.test).
  if (name === 'adminSaveSetting') return true
  if (value === null) return takesNull(name, field)
  if (isNote(name, field, value)) return true
  return (
    typeof value === 'string' && [field, `${name}.${field}`].some((one) => takesAnyText.has(one))
  )
}

describe.each(everyCms())('wrong types on %s', (_name, cms) => {
  const tokens = { member: '', admin: '' }
  const tokenFor = (path: string) => (path.startsWith('/admin/') ? tokens.admin : tokens.member)
  const asMember = async () => {
    tokens.member = (await newMember(cms, { tier: 'paid' })).token
  }

  /** Some calls are limited per member: when the limit is reached, another member continues. */
  const ask = async (name: EndpointName, body: unknown) => {
    const { method, path } = requestOf(name)
    const answer = await call(cms, method, path, { token: tokenFor(path), body })
    if (answer.status !== 429) return answer
    await asMember()
    return call(cms, method, path, { token: tokenFor(path), body })
  }

  beforeAll(async () => {
    await asMember()
    tokens.admin = (await newMember(cms, { isAdmin: true })).token
  })

  test.each(callsWithBody)('%s refuses them in every field, at the field', async (name) => {
    const body = bodies[name] ?? {}
    expect(Object.keys(body).length > 0).toBe(!emptyBodies.has(name))
    for (const [field, right] of Object.entries(body)) {
      for (const wrong of wrongFor(right)) {
        if (isTaken(name, field, wrong)) continue
        const answer = await ask(name, { ...body, [field]: wrong })
        const what = `${field}: ${JSON.stringify(wrong)?.slice(0, 40)}`
        expect([what, answer.status]).toEqual([what, 400])
        const named = answer.body.errors.map((row: { field: string }) => row.field.split('.')[0])
        expect([what, named]).toEqual([what, expect.arrayContaining([field])])
      }
    }
  })

  test.each(callsWithBody)('%s refuses values that are not objects', async (name) => {
    for (const body of ['[]', '"x"', '5', 'true', '{', '[[[[]]]]'])
      expect([body, (await ask(name, body)).status]).toEqual([body, 400])
  })
})
