import { AccountFrame } from '@/components/account/account-frame'
import { dateFieldWords } from '@/components/date-field/words'
import { CheckField } from '@/components/form/check-field'
import { DateInput } from '@/components/form/date-input'
import { Field } from '@/components/form/field'
import { formWords } from '@/components/form/words'
import { isolate } from '@/components/relationship/people'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { personNameLength } from '@/lib/contract/account-fields'
import { dateOrder, locale } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { AcceptForm } from './accept-form'
import styles from './invitation.module.css'
import type { GuestViewProps } from './views'

const reasons = ['kept', 'used', 'back', 'nothing'] as const

/** Who invites, what happens to the date, and the form in which somebody agrees. */
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
        order={dateOrder}
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
          order={dateOrder}
          locale={locale}
          autoComplete="bday"
        />
        <CheckField name="consent" isRequired>
          {t('consent', { inviter })}
        </CheckField>
      </AcceptForm>
    </AccountFrame>
  )
}
