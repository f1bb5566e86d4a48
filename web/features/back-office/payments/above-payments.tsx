import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { formatCount } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { linkInList, readListAddress } from '@/features/back-office/list/list-address'
import { IfMay } from '@/features/back-office/rights/if-may'
import pill from '@/features/back-office/shell/pill.module.css'
import { savingWords } from '@/ui/form/words'
import { askIncidents } from './ask-payments'
import { IncidentList } from './incident-list'
import styles from './payments.module.css'
import { ReconcileButton } from './reconcile-button'

/** Above the list of payments: open or closed incidents (`incidents=closed`), and the reconciliation. */
export async function AbovePayments({ searchParams }: { searchParams: SearchParams }) {
  const t = translations('admin.payments')
  const of = firstValue((await searchParams).incidents) === 'closed' ? 'closed' : 'open'
  const { incidents, total } = await askIncidents(of)
  const address = await readListAddress('payments', searchParams)
  const change = { incidents: of === 'open' ? 'closed' : undefined }
  return (
    <div className={styles.above} tabIndex={-1} data-incidents>
      {total > 0 && (
        <details key={of} open={of === 'closed'}>
          <summary className={of === 'open' ? styles.waiting : pill.pill}>
            {t(of === 'open' ? 'incidentsOpen' : 'incidentsClosed', { count: formatCount(total) })}
          </summary>
          <IncidentList {...{ of, incidents, total }} />
        </details>
      )}
      {total === 0 && <p className={styles.note}>{t('noIncidents')}</p>}
      <Link
        prefetch={false}
        scroll={false}
        className={pill.pill}
        href={linkInList(linkTo('adminPayments'), address, change)}
      >
        {t(of === 'open' ? 'closedIncidents' : 'openIncidents')}
      </Link>
      <IfMay call="adminReconcile">
        <ReconcileButton
          words={{
            ...wordsOf('admin.payments', ['reconcile', 'reconcileHint', 'reconciling']),
            again: translations('admin.panel')('again'),
          }}
          form={savingWords({ submit: t('reconcile') })}
        />
      </IfMay>
    </div>
  )
}
