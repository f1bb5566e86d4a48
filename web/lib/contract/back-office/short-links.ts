import { z } from 'zod'
import { idAnswer, optionalLine, rowId } from '../account-fields'
import { readTarget } from '../link-target'
import { shortLinkName } from '../short-link-clicks'
import { localMinute, requiredLine } from './shop-fields'

/** Who made a short link: an admin, the sender of e-mails, or the referral programme. */
export const shortLinkOrigins = ['admin', 'email', 'referral'] as const

export type ShortLinkOrigin = (typeof shortLinkOrigins)[number]

export const shortLinkStates = ['live', 'over', 'off'] as const

/** Campaign parameters that a short link adds to its target: `utm_source` and so on. */
export const campaignParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const

const parameter = optionalLine(100).default('')

const fields = {
  /** A path of this site or an https address; the cms checks its host. */
  target: requiredLine(1000).refine((text) => text === '' || readTarget(text) !== undefined, {
    error: 'invalidLink',
  }),
  source: parameter,
  medium: parameter,
  campaign: parameter,
  term: parameter,
  content: parameter,
  /** Local time of the deployment; missing: without end. */
  validUntil: localMinute.optional(),
}

/**
 * POST /admin/short-links → its id; the same again returns the same link. shortLinkTaken (409), shortLinkPast, linkHost,
 * linkToShortLink (400).
 */
export const newShortLink = z.strictObject({ name: shortLinkName, ...fields })

export type NewShortLink = z.output<typeof newShortLink>

export const newShortLinkAnswer = idAnswer

/**
 * POST /admin/short-links/{id} → its id. Its name stays, because it may be printed. shortLinkChanged (409) if it was
 * changed since `updatedAt`.
 */
export const changedShortLink = z.strictObject({ ...fields, updatedAt: requiredLine(30) })

export type ChangedShortLink = z.output<typeof changedShortLink>

/** POST /admin/short-links/{id}/switch → its id. */
export const switchedShortLink = z.strictObject({ isOff: z.boolean({ error: 'invalidField' }) })

export const shortLinkAnswer = idAnswer

/** Days in the chart of a short link. */
export const daysOfClicks = 30

/** GET /admin/short-links/{id} → a short link with its clicks. */
export const adminShortLink = z.object({
  id: rowId,
  name: z.string(),
  url: z.string(),
  origin: z.enum(shortLinkOrigins),
  state: z.enum(shortLinkStates),
  /** Its target is allowed today; otherwise visitors get the page of an unknown link. */
  isAllowed: z.boolean(),
  target: z.string(),
  /** The target with the campaign parameters. */
  leadsTo: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  /** ISO 8601 with Z. */
  validUntil: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  clicks: z.number(),
  /** The last 30 days, today last. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** The most frequent referring hosts of all time; '': none was sent. */
  hosts: z.array(z.object({ host: z.string(), count: z.number() })),
})

export type AdminShortLink = z.infer<typeof adminShortLink>
