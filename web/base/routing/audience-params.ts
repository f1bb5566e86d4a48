import { notFound } from 'next/navigation'
import { type Audience, isAudience } from './audiences'

/** Route parameters of every page below `app/[audience]`. */
export type AudienceParams = Promise<{ audience: string }>

/** The audience of a page. Responds 404 for an unknown audience. */
export async function readAudience(params: AudienceParams): Promise<Audience> {
  const { audience } = await params
  return isAudience(audience) ? audience : notFound()
}
