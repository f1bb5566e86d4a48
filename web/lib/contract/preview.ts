import { z } from 'zod'
import type { ContentTag } from './content-tags'

/** Audiences of web for which an entry is worth looking at; web has a few more. */
export const previewAudiences = [
  'visitor',
  'free',
  'paid-monthly',
  'paid-yearly',
  'subscriber-monthly',
] as const

const minute = 60
const hour = 60 * minute

/** How long a link of the panel opens a preview, and how long a preview lasts: a working day. */
export const previewSeconds = { link: hour, mode: 8 * hour } as const

/** The header with which web asks the cms for drafts: PREVIEW_SECRET. */
export const previewHeader = 'preview-secret'

/** The locale of the content, where the call itself does not name a language. */
export const previewLocaleHeader = 'preview-locale'

/** With it, a campaign that is still to come is shown as if it ran: its id. */
export const previewCampaignHeader = 'preview-campaign'

/**
 * What the link of Strapi's preview button says: GET {PUBLIC_URL}/api/preview?… The secret itself is
 * never in an address: `signature` is the HMAC-SHA256 (base64url) of `signedText` under PREVIEW_SECRET.
 */
export const previewQuery = z.strictObject({
  /** The page to look at, with its query and anchor. */
  path: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .max(500),
  audience: z.enum(previewAudiences),
  locale: z.enum(['hu', 'en', 'ru']),
  status: z.enum(['draft', 'published']),
  /** The campaign that is shown as if it ran; left out: the one that runs, else the next one. */
  campaign: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+$/)
    .optional(),
  /** Until when the link opens a preview, in seconds since 1970. */
  expires: z.string().max(12).regex(/^\d+$/),
  signature: z.string().max(100),
})

export type PreviewQuery = z.infer<typeof previewQuery>
export type PreviewAudience = PreviewQuery['audience']

/**
 * Message from a preview to the panel that frames it: the visible part of a field was clicked (of a component:
 * `offer.description`), and which block of a long text, counted from 0.
 */
export type PressedPart = {
  krono: 'part'
  type: ContentTag
  /** Missing where there is one alone, and where it is the entry that is looked at. */
  documentId?: string
  locale: string
  field: string
  block?: number
}

/** What a link's signature covers: everything else that it says. */
export const signedText = (link: Omit<PreviewQuery, 'signature'>) =>
  JSON.stringify([
    ...[link.path, link.audience, link.locale, link.status, link.expires],
    ...(link.campaign === undefined ? [] : [link.campaign]),
  ])
