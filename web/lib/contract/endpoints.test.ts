import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from './index'

const names = Object.keys(endpoints) as EndpointName[]

/** Calls whose body is no JSON, and why. */
const withoutInput: Partial<Record<EndpointName, string>> = {
  uploadPicture: 'a file in parts, judged by its bytes',
  webhook: 'bytes that Stripe signed',
}

test.each(names)('%s has schemas of what it takes and of what is answered', (name) => {
  const { input, answer } = endpointRow(name)
  expect(answer).toHaveProperty('safeParse')
  expect(input === undefined).toBe(name in withoutInput)
})

test('no two calls are the same', () => {
  const asked = names.map((name) => `${endpointRow(name).method} ${endpointRow(name).path}`)
  expect(new Set(asked).size).toBe(names.length)
})

test('a call with a body of another kind says so in its row', () => {
  for (const name of Object.keys(withoutInput) as EndpointName[]) {
    const { isMultipart, isFromStripe } = endpointRow(name)
    expect([name, isMultipart ?? isFromStripe]).toEqual([name, true])
  }
})
