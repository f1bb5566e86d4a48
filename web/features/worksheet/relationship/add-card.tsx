import type { User } from '@krono/contract'
import { linkToTab } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { Card } from '@/ui/card/card'
import { dateFieldWords } from '@/ui/date-field/words'
import { AddForm } from './add-form'
import { AddKnown } from './add-known'
import styles from './relationship-tab.module.css'
import { listWords } from './words'

/** The ways to add somebody: from the saved dates, oneself, by typing. */
export function AddCard({ user }: { user: User }) {
  const t = translations('relationship')
  const name = user.nickname || user.firstName || user.lastName
  const me = user.birthDate && name ? { name, date: user.birthDate } : undefined
  return (
    <Card className={styles.card} aria-labelledby="add-people">
      <h2 id="add-people">{t('add.title')}</h2>
      <AddKnown
        me={me}
        words={{
          ...listWords({ submit: t('add.submit') }),
          picker: personPickerWords({ label: t('add.saved') }),
          me: me ? t('add.me', { name: me.name }) : '',
          added: t('list.added', { name: '{name}' }),
        }}
      />
      {!user.birthDate && (
        <p className={styles.note}>
          {t('add.meMissing')} <a href={linkToTab('mine')}>{t('add.meLink')}</a>
        </p>
      )}
      <h3>{t('add.typed')}</h3>
      <AddForm
        words={{
          ...listWords({ submit: t('add.submit'), done: t('add.done') }),
          name: t('add.name'),
          date: dateFieldWords({ label: t('add.date'), pickTitle: t('add.dateTitle') }),
        }}
      />
      <p className={styles.note}>{t('add.privacy')}</p>
    </Card>
  )
}
