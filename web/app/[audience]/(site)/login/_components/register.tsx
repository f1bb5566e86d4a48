import { newsletterConsentText } from '@krono/contract'
import { today } from '@/base/clock'
import { linkToLogin } from '@/base/routing/link-to-login'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import type { LoginQuery } from '@/features/account/login-query'
import { buttonClass } from '@/ui/button/button'
import { dateFieldWords } from '@/ui/date-field/words'
import { CheckField } from '@/ui/form/check-field'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import field from '@/ui/form/field.module.css'
import { NameFields } from '@/ui/form/name-fields'
import { NewPasswordField } from '@/ui/form/new-password-field'
import { formWords } from '@/ui/form/words'
import { LazyRegisterForm } from './lazy-register-form'

const sources = ['friend', 'search', 'social', 'advertisement', 'other'] as const

/** How the user heard of the product (spec §3, "referralSource"); optional. */
function ReferralField() {
  const t = translations('login.referral')
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor="referralSource">
        {t('label')} <small>({translations('form')('optional')})</small>
      </label>
      <select id="referralSource" name="referralSource" className={field.input} defaultValue="">
        <option value="">{t('none')}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {t(source)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The tab for new users. */
export function Register({ query }: { query: LoginQuery }) {
  const t = translations('login')
  const { redirectUrl } = query
  const here = linkTo('login', { tab: 'register', ...query.others })
  const policy = linkTo('privacyPolicy', { redirectUrl: here })
  return (
    <LazyRegisterForm
      words={formWords({ submit: t('register.submit') })}
      today={today()}
      emailPath={query.emailPath}
      isAnalysis={query.order === 'analysis'}
      sent={wordsOf('login.sent', ['title', 'text'])}
      next={<NextSteps login={linkToLogin(redirectUrl, query.others)} />}
    >
      <Field name="email" type="email" label={t('email')} autoComplete="username" required />
      <NewPasswordField name="password" />
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
      <CheckField name="newsLetter">{newsletterConsentText(language, env.PRODUCT_NAME)}</CheckField>
    </LazyRegisterForm>
  )
}

/** Shown after the form was sent: what to do with the e-mail. */
function NextSteps({ login }: { login: string }) {
  const t = translations('login.sent')
  return (
    <>
      <ol>
        <li>{t('open')}</li>
        <li>{t('spam')}</li>
        <li>{t('again')}</li>
      </ol>
      <a className={buttonClass('quiet')} href={login}>
        {t('login')}
      </a>
    </>
  )
}
