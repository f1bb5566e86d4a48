import type { z } from 'zod'

type Acts = typeof import('@/lib/contract/back-office/people-acts')
type Schemas = { [Name in keyof Acts as Acts[Name] extends z.ZodType ? Name : never]: Acts[Name] }

/** A schema of the contract, once it is needed: zod is no part of a page's first JavaScript. */
export const actSchema = (name: keyof Schemas) => async (): Promise<z.ZodType> =>
  (await import('@/lib/contract/back-office/people-acts'))[name]
