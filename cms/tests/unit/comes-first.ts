import { jest } from '@jest/globals'
import type { Core } from '@strapi/strapi'

/**
 * Runs other work before the next transaction: after the code under test has read, and before it has locked anything.
 * The code must then see that work, or be refused. `jest.restoreAllMocks` undoes it.
 */
export function runBeforeTransaction({ db }: Core.Strapi, work: () => Promise<unknown>) {
  const begin = db.transaction.bind(db)
  jest.spyOn(db, 'transaction').mockImplementationOnce(async (wanted) => {
    await work()
    return wanted ? begin(wanted) : begin()
  })
}

/** The error code of a refusal; "done" without one. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }) => code,
  )
