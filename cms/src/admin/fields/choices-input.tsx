import { MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { nameIn } from '../names'
import { shownLanguage } from '../shown-language'
import { useAnswer } from '../use-answer'
import { fieldWords } from './field-words'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'

/** `hasItems`: courses and e-books can be chosen too. */
type Options = { choices: readonly string[]; hasItems?: true }

/** Several of a few choices, stored as a list; an empty list equals no value. */
export default function ChoicesInput({
  name,
  attribute,
  disabled,
  placeholder,
  ...props
}: InputProps<Options>) {
  const { value, error, onChange } = useField<readonly string[] | null>(name)
  const language = shownLanguage()
  const { choices, hasItems } = attribute.options
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
        {choices.map((choice) => (
          <MultiSelectOption key={choice} value={choice}>
            {nameIn(language, choice)}
          </MultiSelectOption>
        ))}
        {hasItems && <ItemOptions />}
      </MultiSelect>
    </Labelled>
  )
}

/** The courses and e-books, also those off sale: a campaign or a coupon may have been made for them earlier. */
function ItemOptions() {
  const answer = useAnswer<{ items: { key: string; name: string }[] }>('/editing/items')
  if (!answer || answer === 'failed') return null
  return answer.items.map(({ key, name }) => (
    <MultiSelectOption key={key} value={key}>
      {name}
    </MultiSelectOption>
  ))
}
