import type { PostCard } from '@/server/cms/blog'
import { Picture } from '@/ui/media/picture'
import { coverAddress, coverBox } from './cover-query'

type CoverProps = {
  post: Pick<PostCard, 'category' | 'postedOn' | 'coverDate' | 'coverMotif' | 'coverImage'>
  /** Width on the page in CSS. */
  sizes: string
  /** Visible without scrolling. */
  isFirst?: boolean
}

/** The picture of a post: the editor's own, or a decorative drawing. */
export function Cover({ post, sizes, isFirst = false }: CoverProps) {
  if (post.coverImage) return <Picture image={post.coverImage} sizes={sizes} isFirst={isFirst} />
  return (
    <picture>
      <img
        {...coverBox}
        src={coverAddress(post)}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
