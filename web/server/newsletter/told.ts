import { type ErrorCode, errors } from '@krono/contract'
import { stringifySetCookie } from 'cookie'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { env } from '@/env'

const code = z.custom<ErrorCode>((value) => typeof value === 'string' && value in errors)

/** What a form had, and what was wrong with it: for the page that follows, and for nobody else. */
const told = z.object({
  email: z.string().max(300),
  /** By field. */
  faults: z.record(z.string().max(20), code),
  /** Of the form as a whole. */
  code: code.optional(),
})

export type Told = z.infer<typeof told>

const name = 'newsletter'

/** Not in the address, where logs and neighbours read it: a cookie of the page that follows, for two minutes. */
export const toldCookie = (what: Told) =>
  stringifySetCookie({
    name,
    value: Buffer.from(JSON.stringify(what)).toString('base64url'),
    path: '/newsletter',
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(env.PUBLIC_URL).protocol === 'https:',
    maxAge: 120,
  })

/** What the form before told this page. */
export async function readTold(): Promise<Told | undefined> {
  const value = (await cookies()).get(name)?.value ?? ''
  try {
    return told.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}
