import { translations, wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { askIncidents } from './ask-payments'
import { IncidentList } from './incident-list'
import styles from './payments.module.css'
import { ReconcileButton } from './reconcile-button'

const mostShown = 5

/** Above the list of payments: what somebody has to look at, and the reconciliation. */
export async function AbovePayments() {
  const { incidents, total } = await askIncidents()
  const shown = incidents.slice(0, mostShown)
  return (
    <div className={styles.above}>
      {shown.length > 0 && <IncidentList incidents={shown} more={total - shown.length} />}
      <ReconcileButton
        words={wordsOf('admin.payments', ['reconcile', 'reconcileHint', 'reconciling'])}
        form={savingWords({ submit: translations('admin.payments')('reconcile') })}
      />
    </div>
  )
}
