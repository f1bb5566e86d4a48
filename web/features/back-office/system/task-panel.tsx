import { translations } from '@/base/words/translations'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import { savingWords } from '@/ui/form/words'
import { CallButton } from './call-button'
import styles from './system.module.css'

const retryable: readonly unknown[] = ['failing', 'dead']

/** A one-off task; a failing one can be retried. */
export function TaskPanel({ id, row }: { id: string; row: ListRow | undefined }) {
  const t = translations('admin.system.tasks')
  return (
    <div className={styles.panel}>
      <RowGlance list="tasks" row={row} />
      {retryable.includes(row?.cells.status) && (
        <CallButton
          call="adminRetryTask"
          input={{ id }}
          words={{ text: t('retry'), done: t('retried'), refused: t('notRetried') }}
          form={savingWords({ submit: t('retry') })}
        />
      )}
    </div>
  )
}
