import type { Seo } from '@/server/cms/schemas'

/** What the picture and the words of a shared link are made from. */
export type PreviewContent = {
  title: string
  summary?: string
  seo?: Seo
  /** Date of the chart beside the words. */
  date?: string
}
