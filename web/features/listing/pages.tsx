import { translations } from '@/base/words/translations'
import styles from './listing.module.css'
import type { OpenList } from './open-list'
import { placesOf } from './places-of'

type PagesProps<Item> = { open: Pick<OpenList<Item>, 'page' | 'pages' | 'linkTo'> }

/** Links to the pages of a list; none for a single page. */
export function Pages<Item>({ open: { page, pages, linkTo } }: PagesProps<Item>) {
  const t = translations('listing')
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {page > 1 && (
        <a rel="prev" href={linkTo({ page: page - 1 })}>
          {t('previous')}
        </a>
      )}
      {placesOf(page, pages).map((place) =>
        typeof place === 'string' ? (
          <span key={place} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={place}
            href={linkTo({ page: place })}
            aria-label={t('page', { page: place })}
            aria-current={place === page ? 'page' : undefined}
          >
            {place}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" href={linkTo({ page: page + 1 })}>
          {t('next')}
        </a>
      )}
    </nav>
  )
}
