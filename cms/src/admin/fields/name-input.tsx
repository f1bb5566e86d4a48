import { SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { nameIn } from '../names'
import { shownLanguage } from '../shown-language'
import { fieldWords } from './field-words'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'

/** The name of an entry in code: fixed once set; otherwise chosen from the known ones. */
export default function NameInput({
  name,
  attribute,
  disabled,
  ...props
}: InputProps<{ choices?: readonly string[] } | undefined>) {
  const { value, initialValue, error, onChange } = useField<string | null>(name)
  const language = shownLanguage()
  const words = fieldWords[language]
  const { choices } = attribute.options ?? {}
  if (initialValue) {
    return (
      <Labelled name={name} {...props}>
        <TextInput value={nameIn(language, initialValue)} disabled />
      </Labelled>
    )
  }
  return (
    <Labelled name={name} {...props} error={error}>
      {choices ? (
        <SingleSelect
          value={value ?? undefined}
          onChange={(choice) => onChange(name, String(choice))}
          placeholder={words.choose}
          disabled={disabled}
        >
          {choices.map((choice) => (
            <SingleSelectOption key={choice} value={choice}>
              {nameIn(language, choice)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      ) : (
        <Typography>{words.notAddedHere}</Typography>
      )}
    </Labelled>
  )
}
