import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import styles from '@/features/bookshelf/bookshelf.module.css'
import { ShelfCard } from '@/features/bookshelf/shelf-card'
import { shelfItems } from '@/features/bookshelf/shelf-items'
import { requireUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PageHead } from '@/ui/page/page-head'

export function generateMetadata(): Metadata {
  return { title: translations('bookshelf')('title'), robots: { index: false, follow: false } }
}

/** Everything that the signed-in user reads, takes and watches, with the progress; the last used first. */
export default async function Bookshelf() {
  await requireUser('bookshelf')
  const items = await shelfItems()
  const t = translations('bookshelf')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(items.length > 0 ? 'lead' : 'none')} />
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <ShelfCard key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      ) : (
        <div>
          <ButtonLink href={linkTo('shop')}>{t('choose')}</ButtonLink>
        </div>
      )}
    </div>
  )
}
