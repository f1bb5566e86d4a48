import { mostPeople, type User } from '@krono/contract'
import { linkTo, linkToTab } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { oneself } from '@/features/relationship/oneself'
import { Card } from '@/ui/card/card'
import { dateFieldWords } from '@/ui/date-field/words'
import { AddForm } from './add-form'
import { AddKnown } from './add-known'
import styles from './relationship-tab.module.css'
import { listWords } from './words'

type AddCardProps = { user: User; isFull: boolean }

/**
 * Forms to add a person: from the saved dates, the reader, or typed. They stay when the list is full, so that nothing
 * typed is lost: the cms rejects one more.
 */
export function AddCard({ user, isFull }: AddCardProps) {
  const t = translations('relationship')
  const me = oneself(user)
  return (
    <Card className={styles.card} aria-labelledby="add-people">
      <h2 id="add-people">{t('add.title')}</h2>
      <p role="status" className={styles.full}>
        {isFull && t('add.full', { most: mostPeople })}
      </p>
      <AddKnown
        me={me}
        words={{
          ...listWords({ submit: t('add.submit') }),
          picker: personPickerWords({ label: t('add.saved') }),
          me: me ? t('add.me', { name: me.name }) : '',
          added: t('list.added', { name: '{name}' }),
        }}
      />
      <p className={styles.note}>
        <a href={linkTo('myDatabase')}>{t('add.many')}</a>
      </p>
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
