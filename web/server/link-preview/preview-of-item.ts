import type { Course } from '@/server/cms/courses'
import type { Ebook } from '@/server/cms/ebooks'
import type { PreviewContent } from './content'

/** The link preview of a course or an e-book, with the chart of its cover. */
export const previewOfItem = (item: Course | Ebook): PreviewContent => ({
  title: item.title,
  summary: item.lead,
  ...(item.coverDate && { date: item.coverDate }),
  ...(item.seo && { seo: item.seo }),
})
