import type { AdminShortLink, ShortLinkOrigin } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'

/** Campaign parameters that are added to the target; null: none. */
export type CampaignFields = {
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  utmTerm: string | null
  utmContent: string | null
}

/** A short link at /u/{name}. Instants are texts. */
export type ShortLinkRow = CampaignFields & {
  id: number
  documentId: string
  name: string
  origin: ShortLinkOrigin
  /** A path of this site, or an https address whose host was allowed when it was saved. */
  target: string
  validUntil: string | null
  isOff: boolean
  clicks: number
  createdAt: string
  updatedAt: string
}

export const shortLinkUid = 'api::short-link.short-link'
export const shortLinkTable = 'short_links'
export const clicksTable = 'short_link_clicks'

type Where = Partial<Pick<ShortLinkRow, 'documentId' | 'name'>>

export const findShortLink = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<ShortLinkRow | undefined> =>
  (await db.query(shortLinkUid).findOne({ where })) ?? undefined

/** The state of a link at an instant. */
export function shortLinkState(
  { isOff, validUntil }: Pick<ShortLinkRow, 'isOff' | 'validUntil'>,
  at: Date,
): AdminShortLink['state'] {
  if (isOff) return 'off'
  return validUntil !== null && new Date(validUntil) <= at ? 'over' : 'live'
}

export const shortLinkAddress = (name: string) => new URL(`/u/${name}`, env.PUBLIC_URL).href
