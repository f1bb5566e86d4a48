import { Checkbox, NumberInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { shownLanguage } from '../shown-language'
import { fieldWords } from './field-words'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'

// Neither a number nor "unlimited": the form refuses to save it.
const unset = ''

/** A number, or null for unlimited. */
export default function LimitInput({ name, disabled, placeholder, ...props }: InputProps) {
  const { value, error, onChange } = useField<number | typeof unset | null>(name)
  const words = fieldWords[shownLanguage()]
  const isLimited = value !== null && value !== undefined
  const isFaulty = value === unset || (typeof value === 'number' && value < 1)
  return (
    <Labelled name={name} {...props} error={isFaulty ? words.notANumber : error}>
      <Checkbox
        checked={!isLimited}
        disabled={disabled}
        onCheckedChange={(isOpen) => onChange(name, isOpen === true ? null : 1)}
      >
        {words.noLimit}
      </Checkbox>
      {isLimited && (
        <NumberInput
          value={value === unset ? undefined : value}
          onValueChange={(number) => onChange(name, number ?? unset)}
          placeholder={placeholder}
          disabled={disabled}
        />
      )}
    </Labelled>
  )
}
