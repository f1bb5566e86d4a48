import Link from 'next/link'
import { linkToUser } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import styles from '../shop.module.css'

/** A learner in a course. */
export function LearnerPanel({ row }: { row: ListRow | undefined }) {
  const member = row?.cells.member
  const id = typeof member === 'object' && member && 'id' in member ? member.id : undefined
  return (
    <div className={styles.panel}>
      <RowGlance list="learners" row={row} />
      {id && (
        <p>
          <Link prefetch={false} href={linkToUser(id)}>
            {translations('admin.shop.learning')('openUser')}
          </Link>
        </p>
      )}
    </div>
  )
}
