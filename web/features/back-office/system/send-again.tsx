import { translations, wordsOf } from '@/base/words/translations'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { savingWords } from '@/ui/form/words'
import { CallButton } from './call-button'
import styles from './system.module.css'

/** With a placeholder that the browser fills in. */
const doneWord = () => wordsOf('admin.system.outbox', ['queued']).queued

/** Sends all failing and given-up e-mails that match the filters again, after its consequence was read. */
export function SendAllAgain({ filters }: { filters: Readonly<Record<string, string>> }) {
  const t = translations('admin.system.outbox')
  return (
    <Disclosure summary={t('againAll')}>
      <p className={styles.note}>{t('againText')}</p>
      <CallButton
        call="adminSendAgain"
        input={{ filters }}
        words={{ text: t('againAll'), done: doneWord() }}
        form={savingWords({ submit: t('againAll') })}
      />
    </Disclosure>
  )
}

const resendable: readonly unknown[] = ['failing', 'dead']

/** An e-mail of the outbox; a failing one can be sent again. */
export function OutboxPanel({ id, row }: { id: string; row: ListRow | undefined }) {
  const t = translations('admin.system.outbox')
  const { status, recipient } = row?.cells ?? {}
  return (
    <div className={styles.panel}>
      <RowGlance list="outbox" row={row} />
      {resendable.includes(status) &&
        (recipient === null ? (
          <p className={styles.note}>{t('gone')}</p>
        ) : (
          <CallButton
            call="adminSendAgain"
            input={{ id }}
            words={{ text: t('again'), done: doneWord() }}
            form={savingWords({ submit: t('again') })}
          />
        ))}
    </div>
  )
}
