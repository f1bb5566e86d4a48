import { z } from 'zod'
import type { ContentTag } from './content-tags'

/** Audiences offered for a preview; web has a few more. */
export const previewAudiences = [
  'visitor',
  'free',
  'paid-monthly',
  'paid-yearly',
  'subscriber-monthly',
] as const

const minute = 60
const hour = 60 * minute

/** Seconds for which a preview link of the panel is valid, and for which a preview lasts (a working day). */
export const previewSeconds = { link: hour, mode: 8 * hour } as const

/** The header with PREVIEW_SECRET with which web requests drafts from the cms. */
export const previewHeader = 'preview-secret'

/** The header with the content locale, for calls without a language parameter. */
export const previewLocaleHeader = 'preview-locale'

/** The header with `published` for a preview of the published version, which reads no drafts. */
export const previewStatusHeader = 'preview-status'

/** The header with the id of a campaign that is previewed as if it were running. */
export const previewCampaignHeader = 'preview-campaign'

/** How a preview shows a course: to somebody without it, to a buyer who has not begun, or to one who finished it. */
export const previewLearners = ['visitor', 'buyer', 'finished'] as const

/** The header with one of them; default: buyer. */
export const previewLearnerHeader = 'preview-learner'

/**
 * Query of the preview button's link: GET {PUBLIC_URL}/api/preview?… The secret is not in the address: `signature` is the
 * HMAC-SHA256 (base64url) of `signedText` with PREVIEW_SECRET.
 */
export const previewQuery = z.strictObject({
  /** The page to preview, with its query and anchor. */
  path: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .max(500),
  audience: z.enum(previewAudiences),
  locale: z.enum(['hu', 'en', 'ru']),
  status: z.enum(['draft', 'published']),
  /** The campaign to preview; default: the running one, else the next one. */
  campaign: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+$/)
    .optional(),
  /** Expiry of the link, in seconds since 1970. */
  expires: z.string().max(12).regex(/^\d+$/),
  signature: z.string().max(100),
})

export type PreviewQuery = z.infer<typeof previewQuery>
export type PreviewAudience = PreviewQuery['audience']

/**
 * Message from a preview to the panel that frames it: the user clicked the visible part of a field (of a component:
 * `offer.description`); for a long text with the index of the block, from 0.
 */
export type PressedPart = {
  krono: 'part'
  type: ContentTag
  /** Missing for a single type, and for the previewed entry itself. */
  documentId?: string
  locale: string
  field: string
  block?: number
}

/** The text covered by a link's signature: all other parameters. */
export const signedText = (link: Omit<PreviewQuery, 'signature'>) =>
  JSON.stringify([
    ...[link.path, link.audience, link.locale, link.status, link.expires],
    ...(link.campaign === undefined ? [] : [link.campaign]),
  ])
