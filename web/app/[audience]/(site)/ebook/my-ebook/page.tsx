import type { Metadata } from 'next'
import { after } from 'next/server'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { OwnEbookCard } from '@/features/ebooks/own/own-ebook'
import { prepareOwn } from '@/features/ebooks/own/prepare-own'
import styles from '@/features/items/own-items.module.css'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PageHead } from '@/ui/page/page-head'

/** The page contains links to files: no referrer for pages linked from it. */
export function generateMetadata(): Metadata {
  return {
    title: translations('myEbooks')('title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The e-books of the signed-in user with their files (spec §2); the books stay, their links expire. */
export default async function MyEbooks() {
  await requireUser('myEbooks')
  const ebooks = (await askAsUser({ endpoint: 'myEbooks' }))?.ebooks ?? []
  after(() => prepareOwn(ebooks))
  const t = translations('myEbooks')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(ebooks.length > 0 ? 'lead' : 'none')} />
      {ebooks.length > 0 ? (
        <ul className={styles.items}>
          {ebooks.map((ebook, place) => (
            <OwnEbookCard key={ebook.id} ebook={ebook} isFirst={place === 0} />
          ))}
        </ul>
      ) : (
        <div>
          <ButtonLink href={linkTo('ebooks')}>{t('choose')}</ButtonLink>
        </div>
      )}
    </div>
  )
}
