import { translations } from '@/base/words/translations'
import { CheckField } from '@/ui/form/check-field'
import styles from './order.module.css'
import { confirmationNames } from './read-people'

/** Confirmations required before an analysis is ordered (spec §5); given anew for each order, so never stored. */
export function Confirmations() {
  const t = translations('analysisOrder.order')
  return (
    <div className={styles.confirmations}>
      <CheckField name={confirmationNames.areCorrect} isRequired>
        {t('areCorrect')}
      </CheckField>
      <CheckField name={confirmationNames.mayBeInexact} isRequired>
        {t('mayBeInexact')}
      </CheckField>
    </div>
  )
}
