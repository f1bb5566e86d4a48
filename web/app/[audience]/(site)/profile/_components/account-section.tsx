import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { dateFieldWords } from '@/ui/date-field/words'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { NameFields } from '@/ui/form/name-fields'
import { savingWords } from '@/ui/form/words'
import { AccountForm } from './account-form'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/**
 * Name and address of the user. A new e-mail address takes effect after its confirmation; until then it is shown as
 * pending.
 */
export function AccountSection({ user }: SectionProps) {
  const t = translations('profile.account')
  const optional = translations('form')('optional')
  return (
    <SectionCard id="account" title={t('title')} lead={t('lead')}>
      <AccountForm
        words={savingWords({ submit: translations('form')('save') })}
        today={today()}
        email={user.email}
      >
        <NameFields firstName={user.firstName} lastName={user.lastName} />
        <div className={styles.pair}>
          <Field
            name="nickname"
            label={t('nickname')}
            optional={optional}
            hint={t('nicknameHint')}
            defaultValue={user.nickname ?? ''}
            autoComplete="nickname"
            maxLength={80}
          />
          <Field
            name="phone"
            type="tel"
            label={t('phone')}
            optional={optional}
            defaultValue={user.phone ?? ''}
            autoComplete="tel"
            maxLength={40}
          />
          <DateInput name="birthDate" words={dateFieldWords()} date={user.birthDate ?? undefined} />
          <Field
            name="email"
            type="email"
            label={t('email')}
            hint={t('emailHint')}
            defaultValue={user.email}
            autoComplete="email"
            required
          />
        </div>
        {user.pendingEmail && (
          <p className={styles.pending}>{t('pending', { email: user.pendingEmail })}</p>
        )}
      </AccountForm>
    </SectionCard>
  )
}
