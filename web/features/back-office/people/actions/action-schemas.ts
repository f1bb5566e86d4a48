import type { z } from 'zod'

type Actions = typeof import('@/lib/contract/back-office/people-actions')
type Schemas = {
  [Name in keyof Actions as Actions[Name] extends z.ZodType ? Name : never]: Actions[Name]
}

/** A schema of the contract, loaded on demand: zod is not in a page's initial JavaScript. */
export const actionSchema = (name: keyof Schemas) => async (): Promise<z.ZodType> =>
  (await import('@/lib/contract/back-office/people-actions'))[name]
