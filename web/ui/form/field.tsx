'use client'

import { type ComponentProps, useId, useRef } from 'react'
import { useFault } from './form-context'
import type { TabValues } from './tab-values'
import { TextField } from './text-field'
import { useSelected } from './use-selected'
import { useTabValue } from './use-tab-value'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'error' | 'id'> & {
  name: string
  id?: string
  /** The tab value, stored by another page, for the field. */
  fromTab?: keyof TabValues
  /** What was typed here before is more than what is known anyway. */
  isStoredFirst?: boolean
}

/**
 * A line of a form that shows its own faults. Its id is its own, not its name: a page may have several forms that ask
 * for the same. The tab's value is the default of the field alone, so that text typed before hydration is never
 * replaced by it.
 */
export function Field({ fromTab, isStoredFirst, ...field }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error } = useFault(field.name)
  const remembered = useTabValue(fromTab)
  const value = (isStoredFirst && remembered) || field.defaultValue || remembered
  const { defaultValue: given } = field
  useSelected(input, remembered)
  return (
    <TextField
      key={String(given)}
      ref={input}
      id={id}
      {...field}
      defaultValue={value}
      error={error}
    />
  )
}
