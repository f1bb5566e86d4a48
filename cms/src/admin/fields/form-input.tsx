import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { useFetchClient, useField, useQueryParams } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { emailWords } from '../emails/email-words'
import { wordsOf } from '../our-words'

const address = '/content-manager/collection-types/api::registration-form.registration-form'

type Form = { formId: string; title: string }
type Query = { plugins?: { i18n?: { locale?: string } } }
type Props = {
  name?: string
  label?: string
  hint?: string
  required?: boolean
  disabled?: boolean
}

/** Selects a registration form by its title; stores its identifier. */
export default function FormInput({ name = '', label, hint, required, disabled }: Props) {
  const words = wordsOf(emailWords)
  const { value, error, onChange } = useField<string | null>(name)
  const forms = useForms()
  const known = Array.isArray(forms) ? forms : []
  const isLost =
    Boolean(value) && Array.isArray(forms) && !known.some((one) => one.formId === value)
  return (
    <Field.Root
      name={name}
      id={name}
      error={error}
      hint={forms === 'failed' ? words.formsFailed : hint}
      required={required}
    >
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        placeholder={forms?.length === 0 ? words.noForm : words.form}
        onChange={(chosen) => onChange(name, String(chosen))}
        onClear={() => onChange(name, null)}
      >
        {value && isLost && (
          <SingleSelectOption value={value}>{words.lostForm(value)}</SingleSelectOption>
        )}
        {known.map(({ formId, title }) => (
          <SingleSelectOption key={formId} value={formId}>
            {title}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** All forms in the language of the e-mail; undefined while loading. */
function useForms(): Form[] | 'failed' | undefined {
  const { get } = useFetchClient()
  const [{ query }] = useQueryParams<Query>()
  const locale = query.plugins?.i18n?.locale
  const [forms, setForms] = useState<Form[] | 'failed'>()
  useEffect(() => {
    let isOld = false
    const params = { locale, pageSize: 100, sort: 'title:ASC' }
    get<{ results: Form[] }>(address, { params }).then(
      ({ data }) => isOld || setForms(data.results),
      () => isOld || setForms('failed'),
    )
    return () => {
      isOld = true
    }
  }, [get, locale])
  return forms
}
