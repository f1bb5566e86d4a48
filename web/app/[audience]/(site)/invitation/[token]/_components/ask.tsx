import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { isolate } from '@/features/relationship/people'
import { personNameLength } from '@/lib/contract/account-fields'
import { SiteLink } from '@/ui/button/site-link'
import { dateFieldWords } from '@/ui/date-field/words'
import { CheckField } from '@/ui/form/check-field'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { formWords } from '@/ui/form/words'
import { AcceptForm } from './accept-form'
import styles from './invitation.module.css'
import type { GuestViewProps } from './view-props'

const reasons = ['kept', 'used', 'back', 'nothing'] as const

/** The inviter, what happens to the date, and the consent form. */
export function Ask({ invitation }: GuestViewProps) {
  const t = translations('invitation.ask')
  const inviter = isolate(invitation.inviter)
  const aside = (
    <div className={styles.what}>
      <h2>{t('whatTitle')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`what.${reason}`, { inviter })}</li>
        ))}
      </ul>
      <p>
        <SiteLink href={linkTo('privacyPolicy')}>{t('privacy')}</SiteLink>
      </p>
    </div>
  )
  return (
    <AccountFrame title={t('title', { inviter })} lead={t('lead')} aside={aside}>
      <AcceptForm
        token={invitation.token}
        today={today()}
        words={formWords({ submit: t('submit') })}
      >
        <Field
          name="name"
          label={t('name', { inviter })}
          defaultValue={invitation.guest}
          maxLength={personNameLength}
          autoComplete="name"
          required
        />
        <DateInput
          name="date"
          words={dateFieldWords({ label: t('date'), pickTitle: t('dateTitle') })}
          autoComplete="bday"
        />
        <CheckField name="consent" isRequired>
          {t('consent', { inviter })}
        </CheckField>
      </AcceptForm>
    </AccountFrame>
  )
}
