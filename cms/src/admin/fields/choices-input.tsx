import { MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { nameIn } from '../names'
import { shownLanguage } from '../shown-language'
import { fieldWords } from './field-words'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'

/** Several of a few choices, stored as a list; an empty list equals no value. */
export default function ChoicesInput({
  name,
  attribute,
  disabled,
  placeholder,
  ...props
}: InputProps<{ choices: readonly string[] }>) {
  const { value, error, onChange } = useField<readonly string[] | null>(name)
  const language = shownLanguage()
  const choose = (chosen: readonly string[]) => onChange(name, chosen.length > 0 ? chosen : null)
  return (
    <Labelled name={name} {...props} error={error}>
      <MultiSelect
        withTags
        value={[...(value ?? [])]}
        onChange={choose}
        onClear={() => choose([])}
        placeholder={placeholder ?? fieldWords[language].choose}
        disabled={disabled}
      >
        {attribute.options.choices.map((choice) => (
          <MultiSelectOption key={choice} value={choice}>
            {nameIn(language, choice)}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Labelled>
  )
}
