'use client'

import { type ComponentProps, useId } from 'react'
import { useFault } from '@/ui/form/form-context'
import { SelectField } from '@/ui/form/select-field'

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'children' | 'error'> & {
  name: string
  options: readonly (readonly [value: string, text: string])[]
}

/** A select field in a form. */
export function Choice({ options, ...select }: ChoiceProps) {
  const { error } = useFault(select.name)
  const id = useId()
  return (
    <SelectField {...select} id={id} error={error}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
