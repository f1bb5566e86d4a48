import { newsletterConsentText } from '@krono/contract'
import { linkTo, linkToForm } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import type { RegistrationForm } from '@/server/cms/schemas'
import { SiteLink } from '@/ui/button/site-link'
import { dateFieldWords } from '@/ui/date-field/words'
import { CheckField } from '@/ui/form/check-field'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { NewPasswordField } from '@/ui/form/new-password-field'
import { formWords } from '@/ui/form/words'
import { SecondStepForm } from './second-step-form'

/** The remaining data of an account. Shows the e-mail address of the first step, which can be changed. */
export function SecondStep({ form: { formId } }: { form: RegistrationForm }) {
  const t = translations('registration')
  const words = translations('login')
  const firstStep = linkToForm('form', formId)
  const policy = linkTo('privacyPolicy', { redirectUrl: linkToForm('register', formId) })
  return (
    <SecondStepForm
      words={formWords({ submit: t('second.submit') })}
      formId={formId}
      next={linkToForm('registerThanks', formId)}
      missing={{
        title: t('missing.title'),
        text: t('missing.text'),
        link: { text: t('missing.link'), href: firstStep },
      }}
    >
      <Field
        name="email"
        type="email"
        label={words('email')}
        autoComplete="username"
        fromTab="email"
        hint={<SiteLink href={firstStep}>{t('second.otherEmail')}</SiteLink>}
        readOnly
      />
      <NewPasswordField name="password" />
      <DateInput
        name="birthDate"
        words={dateFieldWords({ hint: words('register.birthDateHint') })}
        fromTab="birthDate"
      />
      <CheckField name="privacyPolicy" isRequired>
        {words.rich('register.privacyPolicy', {
          policy: (text) => (
            <a href={policy} target="_blank" rel="noopener">
              {text}
            </a>
          ),
        })}
      </CheckField>
      <CheckField name="newsLetter">{newsletterConsentText(language, env.PRODUCT_NAME)}</CheckField>
    </SecondStepForm>
  )
}
