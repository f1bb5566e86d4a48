import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { type Audience, isAudience } from '@/base/routing/audiences'
import { getSecrets } from '@/env'

/** Name of the cookie with the settings of an editor's preview. */
export const previewCookie = 'preview'

const previewSchema = z.object({
  audience: z.custom<Audience>((value) => typeof value === 'string' && isAudience(value)),
  /** Strapi locale of the content; the interface stays in the deployment's language. */
  locale: z.enum(['hu', 'en', 'ru']),
  status: z.enum(['draft', 'published']),
  /** Id of a campaign that is shown as if it were active. */
  campaign: z.string().max(40).optional(),
})

/** Settings of an editor's preview: audience, language, and whether drafts are shown. */
export type Preview = z.infer<typeof previewSchema>

/** Encrypts and signs a preview with PREVIEW_SECRET, as the value of the cookie. */
export const sealPreview = (preview: Preview, lifetimeSeconds: number) =>
  sealData(preview, { password: getSecrets().PREVIEW_SECRET, ttl: lifetimeSeconds })

/** The preview of a cookie; undefined if it is missing, expired, changed or sealed with another key. */
export async function openPreview(cookie: string | undefined): Promise<Preview | undefined> {
  if (!cookie) return undefined
  const opened = await unsealData(cookie, { password: getSecrets().PREVIEW_SECRET }).catch(
    () => undefined,
  )
  return previewSchema.safeParse(opened).data
}
