import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { ShelfCover } from '@/features/analysis/shelf/cover'
import { ItemCover } from '@/features/items/item-cover'
import { clockOf } from '@/features/videos/video-length'
import { SiteLink } from '@/ui/button/site-link'
import { Picture } from '@/ui/media/picture'
import styles from './bookshelf.module.css'
import type { ShelfItem } from './shelf-items'

/** An item of the shelf: the whole card leads to where its reader stopped. */
export function ShelfCard({ item }: { item: ShelfItem }) {
  const t = translations('bookshelf')
  const { kind, title, href, progress, at } = item
  return (
    <li className={styles.item}>
      <div>
        <Cover cover={item.cover} />
      </div>
      <div className={styles.what}>
        <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
        <h2>
          <SiteLink className={styles.link} href={href}>
            <bdi>{title}</bdi>
          </SiteLink>
        </h2>
        {progress && (
          <div className={styles.progress}>
            <progress value={progress.done} max={Math.max(progress.all, 1)} aria-label={title} />
            <span>{progressText(item, progress)}</span>
          </div>
        )}
        {at && (
          <p className={styles.at}>
            {t(kind === 'ebook' ? 'since' : 'at', { date: formatLongDateOf(at) })}
          </p>
        )}
      </div>
    </li>
  )
}

function progressText({ kind }: ShelfItem, { done, all }: NonNullable<ShelfItem['progress']>) {
  const t = translations('bookshelf')
  if (done >= all) return t('finished')
  if (done === 0) return t('fresh')
  if (kind === 'video') return t('seconds', { done: clockOf(done), all: clockOf(all) })
  return t(kind === 'course' ? 'lessons' : 'chapters', { done, all })
}

function Cover({ cover }: Pick<ShelfItem, 'cover'>) {
  if ('people' in cover) {
    return <ShelfCover kind={cover.kind} people={cover.people} day={cover.since.slice(0, 10)} />
  }
  if ('poster' in cover) {
    return (
      cover.poster && (
        <div className={styles.poster}>
          <Picture image={cover.poster} sizes="10rem" />
        </div>
      )
    )
  }
  return <ItemCover item={cover} />
}
