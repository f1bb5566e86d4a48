import { linkTo, linkToForm } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import type { RegistrationForm } from '@/server/cms/schemas'
import { Field } from '@/ui/form/field'
import { formWords } from '@/ui/form/words'
import { FirstStepForm } from './first-step-form'

/** Name and e-mail address. The next step depends on whether the address has an account. */
export function FirstStep({ form }: { form: RegistrationForm }) {
  const t = translations('registration')
  return (
    <FirstStepForm
      words={formWords({ submit: form.buttonLabel || t('continue') })}
      next={linkToForm('register', form.formId)}
      known={{
        ...wordsOf('registration.known', ['title', 'text']),
        login: { text: t('known.login'), href: linkTo('login') },
      }}
    >
      <Field
        name="firstName"
        label={translations('form')('firstName')}
        autoComplete="given-name"
        maxLength={personNameLength}
        fromTab="firstName"
        required
      />
      <Field
        name="email"
        type="email"
        label={translations('login')('email')}
        autoComplete="email"
        fromTab="email"
        required
      />
    </FirstStepForm>
  )
}
