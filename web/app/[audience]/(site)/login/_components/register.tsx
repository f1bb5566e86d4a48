import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { dateFieldWords } from '@/ui/date-field/words'
import { CheckField } from '@/ui/form/check-field'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { NameFields } from '@/ui/form/name-fields'
import { NewPasswordFields } from '@/ui/form/new-password-fields'
import { formWords } from '@/ui/form/words'
import type { LoginQuery } from './query'
import { ReferralField } from './referral-field'
import { RegisterForm } from './register-form'

/** The tab for newcomers. */
export function Register({ query }: { query: LoginQuery }) {
  const t = translations('login')
  const { redirectUrl } = query
  const here = linkTo('login', { tab: 'register', ...query.others })
  const policy = linkTo('privacyPolicy', { redirectUrl: here })
  const sent = {
    ...wordsOf('login.sent', ['title', 'text']),
    steps: [t('sent.open'), t('sent.spam'), t('sent.again')],
    login: { text: t('sent.login'), href: linkTo('login', { ...query.others, redirectUrl }) },
  }
  return (
    <RegisterForm
      words={formWords({ submit: t('register.submit') })}
      today={today()}
      inLetter={query.inLetter}
      sent={sent}
    >
      <Field name="email" type="email" label={t('email')} autoComplete="username" required />
      <NewPasswordFields name="password" />
      <DateInput
        name="birthDate"
        words={dateFieldWords({ hint: t('register.birthDateHint') })}
        date={query.birthDate}
        fromTab="birthDate"
      />
      <NameFields
        firstName={query.firstName}
        lastName={query.lastName}
        fromTab={{ firstName: 'firstName', lastName: 'lastName' }}
      />
      <ReferralField />
      <CheckField name="privacyPolicy" isRequired>
        {t.rich('register.privacyPolicy', {
          policy: (words) => (
            <a href={policy} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </CheckField>
      <CheckField name="newsLetter">
        {t('register.newsLetter', { often: translations('newsletter')('often') })}
      </CheckField>
    </RegisterForm>
  )
}
