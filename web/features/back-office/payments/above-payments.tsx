import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations, wordsOf } from '@/base/words/translations'
import { linkInList, readListAddress } from '@/features/back-office/list/list-address'
import pill from '@/features/back-office/shell/pill.module.css'
import { savingWords } from '@/ui/form/words'
import { askIncidents } from './ask-payments'
import { IncidentList } from './incident-list'
import styles from './payments.module.css'
import { ReconcileButton } from './reconcile-button'

/** Above the list of payments: what somebody has to look at, or had to (`incidents=closed`), and the reconciliation. */
export async function AbovePayments({ searchParams }: { searchParams: SearchParams }) {
  const t = translations('admin.payments')
  const of = firstValue((await searchParams).incidents) === 'closed' ? 'closed' : 'open'
  const { incidents, total } = await askIncidents(of)
  const address = await readListAddress('payments', searchParams)
  const change = { incidents: of === 'open' ? 'closed' : undefined }
  const others = (
    <p>
      {total === 0 && `${t('noIncidents')} `}
      <Link
        prefetch={false}
        scroll={false}
        className={pill.pill}
        href={linkInList(linkTo('adminPayments'), address, change)}
      >
        {t(of === 'open' ? 'closedIncidents' : 'openIncidents')}
      </Link>
    </p>
  )
  return (
    <div className={styles.above} tabIndex={-1} data-incidents>
      {total > 0 ? (
        <IncidentList key={of} {...{ of, incidents, total }}>
          {others}
        </IncidentList>
      ) : (
        others
      )}
      <ReconcileButton
        words={{
          ...wordsOf('admin.payments', ['reconcile', 'reconcileHint', 'reconciling']),
          again: translations('admin.panel')('again'),
        }}
        form={savingWords({ submit: t('reconcile') })}
      />
    </div>
  )
}
