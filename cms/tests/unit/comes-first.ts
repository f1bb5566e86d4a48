import { jest } from '@jest/globals'
import type { Core } from '@strapi/strapi'

/**
 * Runs other work first: after the code under test has looked, and before its transaction holds anything. As the second
 * of two at once that code must see it, or be refused. `jest.restoreAllMocks` ends it.
 */
export function comesFirst({ db }: Core.Strapi, work: () => Promise<unknown>) {
  const begin = db.transaction.bind(db)
  jest.spyOn(db, 'transaction').mockImplementationOnce(async (wanted) => {
    await work()
    return wanted ? begin(wanted) : begin()
  })
}

/** The code with which something was refused; "done" when it was not. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }) => code,
  )
