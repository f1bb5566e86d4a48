import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import { Field } from './field'
import styles from './form.module.css'
import type { TabValues } from './tab-values'

type NameFieldsProps = {
  firstName?: string | null
  lastName?: string | null
  /** Names of the tab values that prefill them. */
  fromTab?: { firstName: keyof TabValues; lastName: keyof TabValues }
}

/** First and last name, in the order of the language. */
export function NameFields({ firstName, lastName, fromTab }: NameFieldsProps) {
  const t = translations('form')
  const both = {
    required: true,
    maxLength: personNameLength,
  }
  const first = (
    <Field
      key="first"
      {...both}
      name="firstName"
      label={t('firstName')}
      defaultValue={firstName ?? ''}
      fromTab={fromTab?.firstName}
      autoComplete="given-name"
    />
  )
  const last = (
    <Field
      key="last"
      {...both}
      name="lastName"
      label={t('lastName')}
      defaultValue={lastName ?? ''}
      fromTab={fromTab?.lastName}
      autoComplete="family-name"
    />
  )
  return <div className={styles.pair}>{language === 'hun' ? [last, first] : [first, last]}</div>
}
