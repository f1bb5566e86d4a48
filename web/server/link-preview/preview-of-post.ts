import type { Post } from '@/server/cms/blog'
import type { PreviewContent } from './content'

/** A post is shared with the chart of its cover, or with the editors' own picture. */
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
