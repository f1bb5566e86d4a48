import type { Seo } from '@/server/cms/schemas'

/** What the picture and the words of a shared link are made from. */
export type PreviewContent = {
  title: string
  summary?: string
  seo?: Seo
  /** Whose chart stands beside the words: of this date. */
  date?: string
}
