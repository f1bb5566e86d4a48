import { notFound } from 'next/navigation'
import { type Audience, isAudience } from './audiences'

/** Params of every page below `app/[audience]`. */
export type AudienceParams = Promise<{ audience: string }>

/** The audience that a page is made for; an address that names none does not exist. */
export async function readAudience(params: AudienceParams): Promise<Audience> {
  const { audience } = await params
  return isAudience(audience) ? audience : notFound()
}
