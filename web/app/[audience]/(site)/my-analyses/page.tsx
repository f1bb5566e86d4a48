import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { getProducts } from '@/server/cms/calls'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PageHead } from '@/ui/page/page-head'
import { GivenAnalyses } from './_components/given-analyses'
import styles from './_components/shelf.module.css'
import { ShelfEntryCard } from './_components/shelf-entry'
import { WaitingAnalyses } from './_components/waiting-analyses'

export function generateMetadata(): Metadata {
  return { title: translations('shelf')('title'), robots: { index: false, follow: false } }
}

/**
 * All analyses of the signed-in user, the most recently read or delivered first; then those that can be ordered with a
 * coupon, and those given as gifts.
 */
export default async function MyAnalyses() {
  await requireUser('myAnalyses')
  const [shelf, owned, given, products] = await Promise.all([
    askAsUser({ endpoint: 'shelf' }),
    askAsUser({ endpoint: 'coupons' }),
    askAsUser({ endpoint: 'gifts' }),
    getProducts(),
  ])
  const analyses = shelf?.analyses ?? []
  const t = translations('shelf')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(analyses.length > 0 ? 'lead' : 'none')} />
      {analyses.length > 0 ? (
        <ul className={styles.shelf}>
          {analyses.map((entry, place) => (
            <ShelfEntryCard key={entry.order} entry={entry} isFirst={place === 0} />
          ))}
        </ul>
      ) : (
        <div>
          <ButtonLink href={linkTo('interpretations')}>{t('choose')}</ButtonLink>
        </div>
      )}
      <WaitingAnalyses coupons={owned?.coupons ?? []} products={products} />
      <GivenAnalyses gifts={given?.gifts ?? []} />
    </div>
  )
}
