import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'

type Props = {
  label: string
  value: string
  options: readonly (readonly [value: string, word: string])[]
  onChange: (value: string) => void
}

/** A selection by name. */
export function Choice({ label, value, options, onChange }: Props) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
        {options.map(([one, word]) => (
          <SingleSelectOption key={one} value={one}>
            {word}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
