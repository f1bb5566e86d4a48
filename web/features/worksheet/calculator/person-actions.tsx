import type { User } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { oneself } from '@/features/relationship/oneself'
import { savingWords } from '@/ui/form/words'
import styles from '../worksheet.module.css'
import { CompareWithMe } from './compare-with-me'
import { SavePerson } from './save-person'

type PersonActionsProps = { user: User; name: string; date: string }

/** Actions of a premium member for this person; others see the required plan. */
export function PersonActions({ user, name, date }: PersonActionsProps) {
  const t = translations('member')
  if (user.tier === 'free') {
    return (
      <p className={`${styles.note} no-print`}>
        {t('actionsFree')} <a href={`${linkTo('profile')}#premium`}>{t('longWhat')}</a>
      </p>
    )
  }
  const person = { name, date }
  const me = oneself(user)
  return (
    <div className={`${styles.ways} no-print`}>
      <SavePerson
        key={`save ${name} ${date}`}
        person={person}
        words={savingWords({ submit: t('save'), done: t('saved') })}
        needsName={t('saveNeedsName')}
      />
      {me && name && me.date !== date && (
        <CompareWithMe
          key={`compare ${name} ${date}`}
          people={[me, person]}
          words={{
            ...savingWords({ submit: t('compare'), sending: t('comparing') }),
            openList: t('openList'),
          }}
        />
      )}
    </div>
  )
}
