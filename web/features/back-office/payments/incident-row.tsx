import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { savingWords } from '@/ui/form/words'
import { IncidentNote } from './incident-note'
import styles from './payments.module.css'

type IncidentRowProps = {
  incident: AdminIncident
  /** Shown beside its order: needs no link to it, and stays when it is closed. */
  isInPanel: boolean
}

/** An incident: its description, its order, and its note. */
export function IncidentRow({ incident, isInPanel }: IncidentRowProps) {
  const t = translations('admin.payments')
  const { story, createdAt, state, order } = incident
  return (
    <li>
      <p>{story}</p>
      <p className={styles.note}>
        {formatDatedMoment(createdAt)} · {t(state)}
        {order && !isInPanel && (
          <>
            <span> · </span>
            <Link prefetch={false} href={linkTo('adminPayments', { panel: order })}>
              {t('showOrder')}
            </Link>
          </>
        )}
      </p>
      <IfMay call="adminUpdateIncident">
        <Disclosure
          summary={t(state === 'open' ? 'judge' : 'judgeAgain')}
          about={story}
          isOpen={isInPanel}
        >
          <IncidentNote
            incident={incident}
            isLeaving={!isInPanel}
            words={wordsOf('admin.payments', ['note', 'close', 'reopen', 'saveNote', 'saved'])}
            form={savingWords({ submit: t('saveNote') })}
          />
        </Disclosure>
      </IfMay>
    </li>
  )
}
