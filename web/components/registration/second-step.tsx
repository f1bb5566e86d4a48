import { dateFieldWords } from '@/components/date-field/words'
import { CheckField } from '@/components/form/check-field'
import { DateInput } from '@/components/form/date-input'
import { Field } from '@/components/form/field'
import { NewPasswordFields } from '@/components/form/new-password-fields'
import { formWords } from '@/components/form/words'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import type { RegistrationForm } from '@/lib/cms/schemas'
import { dateOrder, locale } from '@/lib/language'
import { linkTo, linkToForm } from '@/lib/links'
import { SecondStepForm } from './second-step-form'

/** The rest of an account: the address stands there as it was given, and can be given anew. */
export function SecondStep({ form: { formId } }: { form: RegistrationForm }) {
  const t = translations('registration')
  const words = translations('login')
  const firstStep = linkToForm('form', formId)
  const policy = linkTo('privacyPolicy', { redirectUrl: linkToForm('register', formId) })
  return (
    <SecondStepForm
      words={formWords({ submit: t('second.submit') })}
      order={dateOrder}
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
        kept="email"
        hint={<SiteLink href={firstStep}>{t('second.otherEmail')}</SiteLink>}
        readOnly
      />
      <NewPasswordFields name="password" />
      <DateInput
        name="birthDate"
        words={dateFieldWords({ hint: words('register.birthDateHint') })}
        order={dateOrder}
        locale={locale}
        kept="birthDate"
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
      <CheckField name="newsLetter">{words('register.newsLetter')}</CheckField>
    </SecondStepForm>
  )
}
