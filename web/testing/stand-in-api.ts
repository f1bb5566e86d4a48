import { afterEach, expect } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'
import { endpointsOfPages } from '@/lib/contract/endpoints-of-pages'
import type { ErrorBody } from '@/lib/contract/error-body'

type Name = keyof typeof endpointsOfPages
type Answer = object | Promise<object>
type Answers = Partial<Record<Name, (input: unknown) => Answer>>

const names = Object.keys(endpointsOfPages) as Name[]
const unexpected: string[] = []

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(unexpected.splice(0)).toEqual([])
})

/**
 * Fake /api for one test: `answers` has a handler for each expected call. Any other call fails the test. Returns a
 * function that lists the inputs sent with a call.
 */
export function standInForApi(answers: Answers): (name: Name) => unknown[] {
  const sent: { name: Name; input: unknown }[] = []
  globalThis.fetch = async (address, options) => {
    const name = nameOf(String(address), options?.method)
    const answer = name && answers[name]
    if (!answer) {
      unexpected.push(String(address))
      throw new Error(`Nobody foresaw ${address}`)
    }
    const input: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined
    sent.push({ name, input })
    const reply = await answer(input)
    return reply instanceof Response ? reply : Response.json(reply)
  }
  return (name) => sent.flatMap((one) => (one.name === name ? [one.input] : []))
}

function nameOf(address: string, method = 'GET'): Name | undefined {
  const { pathname } = new URL(address, location.origin)
  return names.find((name) => {
    const row = endpointsOfPages[name]
    const path = new RegExp(`^/api${row.path.replace('{id}', '[^/]+')}$`)
    return row.method === method && path.test(pathname)
  })
}

/** An error response in the format of the API. */
export const refusal = (error: ErrorBody, headers: Record<string, string> = {}) =>
  Response.json(error, { status: error.status, headers })

/**
 * A response that the test sends with `give`; until then the call is pending. `give` resolves when the page has handled
 * the response, so that a test can also check what must not happen.
 */
export function pendingAnswer<T extends object>() {
  let resolve: (answer: T) => void = () => undefined
  const answer = new Promise<T>((done) => {
    resolve = done
  })
  const give = (reply: T) =>
    act(async () => {
      resolve(reply)
      await answer
      // Reading the body takes another turn of the event loop.
      await new Promise((next) => setTimeout(next))
    })
  return { answer, give }
}
