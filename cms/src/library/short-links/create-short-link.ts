import { randomInt } from 'node:crypto'
import { normalizeText, type ShortLinkOrigin } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { requireTarget } from './allowed-target'
import {
  type CampaignFields,
  findShortLink,
  type ShortLinkRow,
  shortLinkTable,
} from './short-link-row'

export type WantedLink = Partial<CampaignFields> & {
  /** Default: a random one. */
  name?: string
  target: string
  validUntil?: Date | null
}

type Wish = WantedLink & { origin: ShortLinkOrigin }

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 40 bits, without letters that look alike. */
const randomName = () =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** The columns that an admin can change, checked. Throws invalidLink, linkHost, linkToShortLink, shortLinkPast. */
export function fieldsOf(
  name: string,
  { target: text, validUntil = null, ...campaign }: WantedLink,
) {
  const target = requireTarget(text)
  if (validUntil && validUntil <= now()) throw fieldError('shortLinkPast', 'validUntil')
  const utm = {
    utm_source: campaign.utmSource || null,
    utm_medium: campaign.utmMedium || null,
    utm_campaign: campaign.utmCampaign || null,
    utm_term: campaign.utmTerm || null,
    utm_content: campaign.utmContent || null,
  }
  const words = [name, target, ...Object.values(utm)].filter((text) => text !== null)
  return { target, ...utm, valid_until: validUntil, search_text: normalizeText(words.join(' ')) }
}

/**
 * Creates a short link for an admin, an e-mail or the referral programme, in the open transaction or its own. The same
 * name with the same content returns the existing link, also concurrently. Throws shortLinkTaken, and the errors of
 * `fieldsOf`.
 */
export async function createShortLink(
  strapi: Core.Strapi,
  { origin, name = randomName(), ...wish }: Wish,
): Promise<{ link: ShortLinkRow; isNew: boolean }> {
  const fields = fieldsOf(name, wish)
  const id = await insertOnce(strapi, {
    table: shortLinkTable,
    unique: 'name',
    row: { name, origin, ...fields, is_off: false, clicks: 0 },
  })
  const link = await findShortLink(strapi, { name })
  if (!link) throw new AppError('internal')
  const isNew = id !== undefined
  if (!isNew && !isSame(link, origin, fields)) throw fieldError('shortLinkTaken', 'name')
  return { link, isNew }
}

const isSame = (link: ShortLinkRow, origin: ShortLinkOrigin, fields: ReturnType<typeof fieldsOf>) =>
  link.origin === origin &&
  link.target === fields.target &&
  link.utmSource === fields.utm_source &&
  link.utmMedium === fields.utm_medium &&
  link.utmCampaign === fields.utm_campaign &&
  link.utmTerm === fields.utm_term &&
  link.utmContent === fields.utm_content &&
  instant(link.validUntil) === instant(fields.valid_until)

const instant = (time: string | Date | null) => (time === null ? null : new Date(time).getTime())
