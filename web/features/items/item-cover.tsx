import { coverAddress, coverBox } from '@/features/blog/cover-query'
import type { CoverMotif } from '@/lib/contract/blog'
import styles from './item-cover.module.css'

/** Date of a cover without one of its own. */
export const usualCoverDate = '1984-06-12'

/** The cover of a course or an e-book. */
export type Covered = {
  coverDate?: string | null | undefined
  coverMotif?: CoverMotif | null | undefined
}

export function itemCoverAddress({ coverDate, coverMotif }: Covered): string {
  const date = coverDate ?? usualCoverDate
  return coverAddress({
    ...{ category: 'self-knowledge', postedOn: date },
    ...{ coverDate: date, coverMotif: coverMotif ?? undefined },
  })
}

type ItemCoverProps = {
  item: Covered
  isFirst?: boolean
  /** It fills the edge of a card, whose corners are round. */
  isEdge?: boolean
}

/** The drawn cover of a course or an e-book; decorative. */
export const ItemCover = ({ item, isFirst = false, isEdge = false }: ItemCoverProps) => (
  // biome-ignore lint/performance/noImgElement: an SVG of ours, which needs no resizing
  <img
    className={isEdge ? styles.whole : styles.cover}
    {...coverBox}
    src={itemCoverAddress(item)}
    alt=""
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
  />
)
