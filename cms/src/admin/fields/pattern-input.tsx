import { Textarea, TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import { patterns } from '../../panel/editor/patterns'
import { shownPanelLanguage } from '../shown-language'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'

/** Maximum of a one-line text, such as a link; longer ones get several lines. */
const longestLine = 500

const refused = 'components.Input.error.validation.regex'

type Props = Omit<InputProps, 'attribute'> & { attribute: { regex: string; maxLength?: number } }

/** A text with a pattern, and a message in words if it does not match. */
export default function PatternInput({ name, attribute, disabled, placeholder, ...props }: Props) {
  const { value, error, rawError, onChange } = useField<string | null>(name)
  const ref = useFocusInputField<HTMLInputElement & HTMLTextAreaElement>(name)
  const isOfOtherForm = Object(rawError).id === refused
  const rule = patterns[attribute.regex]?.[shownPanelLanguage()]
  const Control = (attribute.maxLength ?? 0) > longestLine ? Textarea : TextInput
  return (
    <Labelled name={name} {...props} error={isOfOtherForm ? (rule ?? error) : error}>
      <Control
        ref={ref}
        name={name}
        value={value ?? ''}
        onChange={onChange}
        placeholder={placeholder}
        disabled={disabled}
      />
    </Labelled>
  )
}
