import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { type Audience, isAudience } from '@/base/routing/audiences'
import { getSecrets } from '@/env'

/** Name of the cookie that remembers how an editor looks at the site. */
export const previewCookie = 'preview'

const previewSchema = z.object({
  audience: z.custom<Audience>((value) => typeof value === 'string' && isAudience(value)),
  /** Language of the content, as Strapi calls it; the interface keeps the deployment's. */
  locale: z.enum(['hu', 'en', 'ru']),
  status: z.enum(['draft', 'published']),
  /** Id of a campaign that is shown as if it ran. */
  campaign: z.string().max(40).optional(),
})

/** Settings of an editor's preview: audience, language, and whether drafts are shown. */
export type Preview = z.infer<typeof previewSchema>

/** A preview as the value of the cookie; unreadable and unchangeable without PREVIEW_SECRET. */
export const sealPreview = (preview: Preview, lifetimeSeconds: number) =>
  sealData(preview, { password: getSecrets().PREVIEW_SECRET, ttl: lifetimeSeconds })

/** The preview of a cookie; undefined when it is missing, over, changed or sealed with another key. */
export async function openPreview(cookie: string | undefined): Promise<Preview | undefined> {
  if (!cookie) return undefined
  const opened = await unsealData(cookie, { password: getSecrets().PREVIEW_SECRET }).catch(
    () => undefined,
  )
  return previewSchema.safeParse(opened).data
}
