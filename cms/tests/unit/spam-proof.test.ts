import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { setClock } from '../../src/platform/lib/clock'

jest.mock('../../src/platform/lib/env', () => ({
  env: { ...require('../support/environment').secrets, TIME_ZONE: 'Europe/Budapest' },
}))

const { verifyProof, latestMs, soonestMs } =
  require('../../src/platform/spam/verify-proof') as typeof import('../../src/platform/spam/verify-proof')
const { makeChallenge } =
  require('../../src/platform/spam/make-challenge') as typeof import('../../src/platform/spam/make-challenge')
const { challengeOf, newProof, solve } =
  require('../support/proofs') as typeof import('../support/proofs')

const verify = (proof: string) => verifyProof(proof, 'message')

beforeEach(() => setClock())

describe('a proof of work', () => {
  test('of our own challenge is valid, after its minimum time', async () => {
    const proof = await solve(await makeChallenge('message'))
    expect(await verify(proof)).toBeUndefined()
    setClock(() => new Date(Date.now() + soonestMs))
    expect(await verify(proof)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    [soonestMs - 1, false],
    [soonestMs, true],
    [latestMs, true],
    [latestMs + 1, false],
  ])('that is %i ms old is valid: %s', async (ageMs, holds) => {
    const at = Date.now()
    setClock(() => new Date(at))
    expect((await verify(await newProof({ madeAt: at - ageMs }))) !== undefined).toBe(holds)
  })

  test.each<[string, () => Promise<string>]>([
    ['nothing', async () => ''],
    ['no JSON', async () => '{'],
    ['a list', async () => '[]'],
    ['of something else', () => newProof({ purpose: 'review' })],
    ['signed with another key', () => newProof({ key: 'another key, as good as ours' })],
    [
      'made younger',
      async () => {
        const proof = JSON.parse(await newProof({ madeAt: 0 }))
        proof.challenge.parameters.data.madeAt = Date.now() - 10_000
        return JSON.stringify(proof)
      },
    ],
    [
      'made easier',
      async () => {
        const challenge = await challengeOf()
        return solve({ ...challenge, parameters: { ...challenge.parameters, cost: 1 } })
      },
    ],
    [
      'without work',
      async () => {
        const { challenge } = JSON.parse(await newProof())
        return JSON.stringify({ challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } })
      },
    ],
  ])('%s is invalid', async (_name, make) => {
    expect(await verify(await make())).toBeUndefined()
  })

  test('is identified by its challenge, whatever else is sent with it', async () => {
    const proof = JSON.parse(await newProof())
    const again = JSON.stringify({ more: 1, ...proof })
    expect(await verify(again)).toBe(await verify(JSON.stringify(proof)))
  })
})
