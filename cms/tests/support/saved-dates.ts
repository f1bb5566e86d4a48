import { expect } from '@jest/globals'
import type { SavedDate } from '@krono/contract'
import { call, type Member } from './people'
import type { RunningCms } from './running'

export const savedDateCalls = {
  add: ['POST', '/user/addRegisteredDate'],
  update: ['POST', '/user/updateRegisteredDate'],
  remove: ['POST', '/user/deleteRegisteredDate'],
  restore: ['POST', '/user/restoreRegisteredDate'],
  list: ['GET', '/user/registered-dates'],
  all: ['GET', '/user/export-registered-dates'],
} as const

export type SavedDateCall = keyof typeof savedDateCalls

type Account = Pick<Member, 'token'>
type Query = Record<string, string>

/** The calls of saved dates, with a user's token. */
export function savedDatesOf(cms: RunningCms) {
  const ask = (name: SavedDateCall, body: unknown, { token }: Account) => {
    const [method, path] = savedDateCalls[name]
    return call(cms, method, path, { body, token })
  }
  const list = (query: Query, { token }: Account) =>
    call(cms, 'GET', `${savedDateCalls.list[1]}?${new URLSearchParams(query)}`, { token })
  const namesOf = async (query: Query, account: Account): Promise<string[]> => {
    const { status, body } = await list(query, account)
    expect(status).toBe(200)
    return body.items.map((one: SavedDate) => one.name)
  }
  return { ask, list, namesOf }
}
