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
  /** Name of the tab value that prefills the field. */
  fromTab?: keyof TabValues
  /** The tab value takes precedence over `defaultValue`. */
  isStoredFirst?: boolean
}

/**
 * A text field of a form with its error. Its id is unique and not its name, because a page may have several forms with
 * the same fields. The tab value only sets the default value, so that it never replaces text typed before hydration.
 */
export function Field({ fromTab, isStoredFirst, ...field }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error } = useFault(field.name)
  const remembered = useTabValue(fromTab)
  const value = (isStoredFirst && remembered) || field.defaultValue || remembered
  const { defaultValue: defaultText } = field
  useSelected(input, remembered)
  return (
    <TextField
      key={String(defaultText)}
      ref={input}
      id={id}
      {...field}
      defaultValue={value}
      error={error}
    />
  )
}
