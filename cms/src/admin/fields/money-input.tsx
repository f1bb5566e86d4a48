import { Field, TextInput, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { type ReactNode, useState } from 'react'
import { readAmount, signOf, writeAmount } from '../../lib/money-form'
import { shownLanguage } from '../shown-language'
import { MoneyChange } from './money-change'
import { faultOf } from './money-words'

type Props = {
  name: string
  label: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  attribute: { options: { currency: 'huf' | 'gbp'; least?: number } }
}

/** An amount in forints or pounds; what is stored, and what the form sends, are minor units. */
export default function MoneyInput({ name, attribute, ...props }: Props) {
  const { currency, least } = attribute.options
  const { value, initialValue, error, onChange } = useField<number | string | null>(name)
  const [typed, setTyped] = useState<string>()
  const language = shownLanguage()
  const amount =
    typeof value === 'number' ? writeAmount({ amount: value, currency }, language) : value
  const type = (text: string) => {
    setTyped(text)
    // What is no amount stays as it is: the form does not save it.
    onChange(name, text.trim() === '' ? null : (readAmount(text, currency) ?? text))
  }
  const fault = faultOf(value, { currency, least, language })
  const isFaulty = error || typeof value === 'string'
  return (
    <Field.Root
      name={name}
      required={props.required}
      hint={props.hint}
      error={isFaulty ? (fault ?? error) : undefined}
    >
      <Field.Label action={props.labelAction}>{props.label}</Field.Label>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? amount ?? ''}
        onChange={({ target }: { target: { value: string } }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
        endAction={<Typography textColor="neutral600">{signOf[currency]}</Typography>}
        placeholder={props.placeholder}
        disabled={props.disabled}
      />
      <Field.Hint />
      <Field.Error />
      <MoneyChange name={name} currency={currency} from={initialValue} to={value} />
    </Field.Root>
  )
}
