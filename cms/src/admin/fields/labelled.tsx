import { Field } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { InputProps } from './input-props'

type Props = Pick<InputProps, 'name' | 'label' | 'labelAction' | 'hint' | 'required'> & {
  error?: string
  children: ReactNode
}

/** A field of ours with its label, hint and error where Strapi's have them. */
export const Labelled = ({ name, label, labelAction, hint, required, error, children }: Props) => (
  <Field.Root name={name} required={required} hint={hint} error={error}>
    <Field.Label action={labelAction}>{label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
)
