import type { Seo } from '@/server/cms/schemas'

/** Content of the picture and the metadata of a shared link. */
export type PreviewContent = {
  title: string
  summary?: string
  seo?: Seo
  /** Date of the chart in the picture. */
  date?: string
}
