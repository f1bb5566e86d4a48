'use client'

import type { ComponentProps } from 'react'
import { useFault } from './form-context'
import { useKept } from './kept'
import type { Kept } from './kept-values'
import { TextField } from './text-field'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'error' | 'id'> & {
  name: string
  id?: string
  /** What this browser kept for the field on another page. */
  kept?: keyof Kept
}

/** A line of a form that says itself what is wrong with it. */
export function Field({ kept, ...field }: FieldProps) {
  const { error } = useFault(field.name)
  const remembered = useKept(kept)
  const value = field.defaultValue || remembered
  return (
    <TextField key={String(value)} id={field.name} {...field} defaultValue={value} error={error} />
  )
}
