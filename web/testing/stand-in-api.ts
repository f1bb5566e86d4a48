import { afterEach, expect } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'
import { endpointsOfPages } from '@/lib/contract/endpoints-of-pages'
import type { ErrorBody } from '@/lib/contract/error-body'

type Name = keyof typeof endpointsOfPages
type Answer = object | Promise<object>
type Answers = Partial<Record<Name, (input: unknown) => Answer>>

const names = Object.keys(endpointsOfPages) as Name[]
const unforeseen: string[] = []

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(unforeseen.splice(0)).toEqual([])
})

/**
 * Stands where /api would, for one test: each call that it answers, and by what. Another call fails, and the test
 * with it. What comes back lists what was sent with a call.
 */
export function standInForApi(answers: Answers): (name: Name) => unknown[] {
  const sent: { name: Name; input: unknown }[] = []
  globalThis.fetch = async (address, options) => {
    const name = nameOf(String(address), options?.method)
    const answer = name && answers[name]
    if (!answer) {
      unforeseen.push(String(address))
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
    return row.method === method && `/api${row.path}` === pathname
  })
}

/** An answer that refuses, in the API's own form. */
export const refusal = (error: ErrorBody, headers: Record<string, string> = {}) =>
  Response.json(error, { status: error.status, headers })

/**
 * An answer that comes when the test says so: until then the call is pending. `give` resolves when the page has handled
 * it, so that one may also check for what must not happen.
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
      // Reading a body takes a turn of its own.
      await new Promise((next) => setTimeout(next))
    })
  return { answer, give }
}
