import type { Post } from '@/server/cms/blog'
import type { PreviewContent } from './content'

/** The link preview of a post: the chart of its cover, or the picture that editors uploaded. */
export function previewOfPost(post: Post): PreviewContent {
  const { title, lead, seo, coverImage, coverDate, postedOn } = post
  const ownPicture = seo?.coverImage ?? coverImage
  return {
    title,
    summary: lead,
    date: coverDate ?? postedOn,
    seo: seo
      ? { ...seo, coverImage: ownPicture }
      : ownPicture && { title: '', description: '', coverImage: ownPicture },
  }
}
