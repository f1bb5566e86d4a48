import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { stoppedAfterDays } from '@/lib/contract/back-office/lists/learning'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import { type ItemKind, itemKeyOf } from '@/lib/contract/item-keys'
import styles from '../shop.module.css'

type Props = { kind: ItemKind; id: string; row: ListRow | undefined }

/** A course or an e-book: its figures, and links to the people and payments behind them. */
export function ItemPanel({ kind, id, row }: Props) {
  const t = translations('admin.shop.learning')
  const key = itemKeyOf(kind, id)
  const links = [
    ...(kind === 'course' ? [['learners', linkTo('adminLearners', { course: key })] as const] : []),
    ['buyers', linkTo('adminUsers', { bought: key })] as const,
    ['payments', linkTo('adminPayments', { product: key })] as const,
  ]
  return (
    <div className={styles.panel}>
      <RowGlance list={kind === 'course' ? 'courses' : 'ebooks'} row={row} />
      {kind === 'course' && <p>{t('stuckHow', { days: stoppedAfterDays })}</p>}
      {links.map(([word, href]) => (
        <p key={word}>
          <Link prefetch={false} href={href}>
            {t(word)}
          </Link>
        </p>
      ))}
    </div>
  )
}
