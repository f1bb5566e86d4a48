import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Stripe from 'stripe'
import { runSandbox, type Sandbox } from '../stripe-shapes/running-sandbox'
import { shapesOfStripe } from '../stripe-shapes/shapes-of-stripe'
import { walkAllCalls } from '../stripe-shapes/walk-all-calls'

type Call = Awaited<ReturnType<Sandbox['requests']>>[number]

// Generating the schemas from the types of the whole API takes minutes.
const patience = 240_000
let sandbox: Sandbox
let shapes: Awaited<ReturnType<typeof shapesOfStripe>>
let calls: Call[]

const nameOf = ({ method, route }: Call) => `${method} ${route}`

beforeAll(async () => {
  ;[sandbox, shapes] = await Promise.all([runSandbox(), shapesOfStripe()])
  await walkAllCalls(sandbox)
  calls = await sandbox.requests()
}, patience)

afterAll(() => sandbox?.stop())

describe('our requests to Stripe and the sandbox’s responses', () => {
  test('have the API version that the product pins', () => {
    expect(Stripe.API_VERSION).toBe('2026-10-28.endive')
    expect(new Set(sandbox.events.map(({ api_version }) => api_version))).toEqual(
      new Set([Stripe.API_VERSION]),
    )
  })

  test('cover every call of the table, and no other', () => {
    expect([...new Set(calls.map(nameOf))].sort()).toEqual(shapes.namesOf('Params').sort())
    expect(calls.filter(({ status }) => status !== 200)).toEqual([])
  })

  test(
    'have parameters of Stripe’s API',
    () => {
      const faults = calls.flatMap((call) => shapes.check('Params', nameOf(call), call.parameters))
      expect(faults).toEqual([])
    },
    patience,
  )

  test(
    'have responses with exactly Stripe’s fields',
    () => {
      const faults = calls.flatMap((call) => shapes.check('Answers', nameOf(call), call.answer))
      expect(faults).toEqual([])
    },
    patience,
  )

  test(
    'have valid webhooks, at least one of each kind',
    () => {
      const types = sandbox.events.map(({ type }) => type)
      expect([...new Set<string>(types)].sort()).toEqual(shapes.namesOf('Events').sort())
      const faults = sandbox.bodies.flatMap((body, index) =>
        shapes.check('Events', types[index] ?? '', body),
      )
      expect(faults).toEqual([])
    },
    patience,
  )
})

describe('an invalid shape is detected', () => {
  const answerTo = (name: string) =>
    structuredClone(calls.find((call) => nameOf(call) === name)?.answer) as Record<string, unknown>
  const faultsOf = (name: string, change: (answer: Record<string, unknown>) => void) => {
    const answer = answerTo(name)
    change(answer)
    return shapes.check('Answers', name, answer)
  }
  const session = 'POST /v1/checkout/sessions'

  test.each([
    ['a field is missing', (answer: Record<string, unknown>) => delete answer.amount_total],
    [
      'a field is invented',
      (answer: Record<string, unknown>) => Object.assign(answer, { amount: 1 }),
    ],
    [
      'a number is a text',
      (answer: Record<string, unknown>) => Object.assign(answer, { created: '1' }),
    ],
    [
      'a value is unknown',
      (answer: Record<string, unknown>) => Object.assign(answer, { status: 'done' }),
    ],
  ])('%s', (_name, change) => {
    expect(faultsOf(session, change)).toHaveLength(1)
    expect(faultsOf(session, () => undefined)).toEqual([])
  })

  test('a parameter unknown at Stripe', () => {
    expect(
      shapes.check('Params', 'POST /v1/refunds', { payment_intent: 'pi_1', sum: '1' }),
    ).toEqual([expect.stringContaining('must NOT have additional properties')])
    expect(shapes.check('Params', 'POST /v1/refunds', { amount: 'all' })).toHaveLength(1)
  })
})
