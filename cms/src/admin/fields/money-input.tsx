import { TextInput, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { readAmount, signOf, writeAmount } from '../../platform/lib/money-form'
import { shownLanguage } from '../shown-language'
import type { InputProps } from './input-props'
import { Labelled } from './labelled'
import { MoneyChange } from './money-change'
import { faultOf } from './money-words'

/** An amount in forints or pounds; stored and sent in minor units. */
export default function MoneyInput({
  name,
  attribute,
  disabled,
  placeholder,
  ...props
}: InputProps<{ currency: 'huf' | 'gbp'; least?: number }>) {
  const { currency, least } = attribute.options
  const { value, initialValue, error, onChange } = useField<number | string | null>(name)
  const [typed, setTyped] = useState<string>()
  const language = shownLanguage()
  const amount =
    typeof value === 'number' ? writeAmount({ amount: value, currency }, language) : value
  const type = (text: string) => {
    setTyped(text)
    // Text that is not an amount stays unchanged: the form refuses to save it.
    onChange(name, text.trim() === '' ? null : (readAmount(text, currency) ?? text))
  }
  const fault = faultOf(value, { currency, least, language })
  const isFaulty = error || typeof value === 'string'
  return (
    <>
      <Labelled name={name} {...props} error={isFaulty ? (fault ?? error) : undefined}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? amount ?? ''}
          onChange={({ target }: { target: { value: string } }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
          endAction={<Typography textColor="neutral600">{signOf[currency]}</Typography>}
          placeholder={placeholder}
          disabled={disabled}
        />
      </Labelled>
      <MoneyChange name={name} currency={currency} from={initialValue} to={value} />
    </>
  )
}
