import { Field } from '@/components/form/field'
import { formWords } from '@/components/form/words'
import { translations } from '@/i18n/translations'
import type { RegistrationForm } from '@/lib/cms/schemas'
import { personNameLength } from '@/lib/contract/account-fields'
import { linkTo, linkToForm } from '@/lib/links'
import { FirstStepForm } from './first-step-form'

/** Name and address; what follows depends on whether the address has an account. */
export function FirstStep({ form }: { form: RegistrationForm }) {
  const t = translations('registration')
  return (
    <FirstStepForm
      words={formWords({ submit: form.buttonLabel || t('continue') })}
      next={linkToForm('register', form.formId)}
      known={{
        title: t('known.title'),
        text: t('known.text', { email: '{email}' }),
        login: { text: t('known.login'), href: linkTo('login') },
      }}
    >
      <Field
        name="firstName"
        label={translations('form')('firstName')}
        autoComplete="given-name"
        maxLength={personNameLength}
        kept="firstName"
        required
      />
      <Field
        name="email"
        type="email"
        label={translations('login')('email')}
        autoComplete="email"
        kept="email"
        required
      />
    </FirstStepForm>
  )
}
