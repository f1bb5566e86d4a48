'use client'

import { type ComponentProps, useId } from 'react'
import { useFault } from './form-context'
import type { TabValues } from './tab-values'
import { TextField } from './text-field'
import { useTabValue } from './use-tab-value'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'error' | 'id'> & {
  name: string
  id?: string
  /** What this browser kept for the field on another page. */
  fromTab?: keyof TabValues
  /** What was typed here before is more than what is known anyway. */
  isKeptFirst?: boolean
}

/**
 * A line of a form that says itself what is wrong with it. Its id is its own, not its name: a page may have several
 * forms that ask for the same.
 */
export function Field({ fromTab, isKeptFirst, ...field }: FieldProps) {
  const id = useId()
  const { error } = useFault(field.name)
  const remembered = useTabValue(fromTab)
  const value = (isKeptFirst && remembered) || field.defaultValue || remembered
  return <TextField key={String(value)} id={id} {...field} defaultValue={value} error={error} />
}
