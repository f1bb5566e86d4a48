import { Field } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { InputProps } from './input-props'

type Props = Pick<InputProps, 'name' | 'label' | 'labelAction' | 'hint' | 'required'> & {
  error?: string
  children: ReactNode
}

/** Label, hint and error of a custom field, placed as in Strapi's fields. */
export const Labelled = ({ name, label, labelAction, hint, required, error, children }: Props) => (
  <Field.Root name={name} required={required} hint={hint} error={error}>
    <Field.Label action={labelAction}>{label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
)
