import { previewLearners } from '@krono/contract'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { type Audience, isAudience } from '@/base/routing/audiences'
import { getSecrets } from '@/env'

/** Name of the cookie with the settings of an editor's preview. */
export const previewCookie = 'preview'

/** Name of the cookie with the learner of previewed courses; without a preview it means nothing. */
export const learnerCookie = 'preview-learner'

/** The query parameter that chooses one, in the links of the notice. */
export const learnerParameter = 'as'

export type PreviewLearner = (typeof previewLearners)[number]

export const readLearner = (text: string | null | undefined): PreviewLearner | undefined =>
  previewLearners.find((learner) => learner === text)

/**
 * The panel shows pages in a frame, and in production it is another site. Cookies in such a frame must be
 * `SameSite=None`, therefore `Secure`, and `Partitioned` in browsers that block third-party cookies. Browsers treat
 * localhost as secure.
 */
export const previewAttributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  partitioned: true,
} as const

const previewSchema = z.object({
  audience: z.custom<Audience>((value) => typeof value === 'string' && isAudience(value)),
  /** Strapi locale of the content; the interface stays in the deployment's language. */
  locale: z.enum(['hu', 'en', 'ru']),
  status: z.enum(['draft', 'published']),
  /** Id of a campaign that is shown as if it were active. */
  campaign: z.string().max(40).optional(),
})

type Sealed = z.infer<typeof previewSchema>

/** Settings of an editor's preview: audience, language, and whether drafts are shown. */
export type Preview = Sealed & {
  /** Who looks at courses; undefined: not chosen. */
  learner?: PreviewLearner
}

/** Encrypts and signs a preview with PREVIEW_SECRET, as the value of the cookie. */
export const sealPreview = (preview: Sealed, lifetimeSeconds: number) =>
  sealData(preview, { password: getSecrets().PREVIEW_SECRET, ttl: lifetimeSeconds })

/**
 * The preview of a request's cookies; undefined if its cookie is missing, expired, changed or sealed with another key.
 */
export async function openPreview(
  read: (name: string) => string | undefined,
): Promise<Preview | undefined> {
  const cookie = read(previewCookie)
  if (!cookie) return undefined
  const opened = await unsealData(cookie, { password: getSecrets().PREVIEW_SECRET }).catch(
    () => undefined,
  )
  const preview = previewSchema.safeParse(opened).data
  const learner = readLearner(read(learnerCookie))
  return preview && { ...preview, ...(learner && { learner }) }
}
