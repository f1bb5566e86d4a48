'use client'

import { useId } from 'react'
import { fill } from '@/base/text/fill'
import { productKeys } from '@/lib/contract/products'
import { Field } from '@/ui/form/field'
import { useFault } from '@/ui/form/form-context'
import { textOf } from '@/ui/form/read-values'
import { SelectField } from '@/ui/form/select-field'
import type { ActWords } from './act-words'

type FieldsProps = { words: Pick<ActWords, 'fields'> }

/** Why: the log keeps it. */
export const ReasonField = ({ words: { fields } }: FieldsProps) => (
  <Field name="reason" label={fields.reason} hint={fields.reasonHint} maxLength={500} required />
)

export const DaysField = ({ words: { fields } }: FieldsProps) => (
  <Field name="days" label={fields.days} type="number" min={1} max={366} inputMode="numeric" />
)

/** What was typed as a number, or what no schema takes. */
export const numberOf = (values: FormData, name: string) => {
  const text = textOf(values, name).trim()
  return text === '' ? Number.NaN : Number(text)
}

const percents = [10, 15, 20, 25, 30, 50]
const analyses = productKeys.filter((key) => key.startsWith('analysis'))

/** Percent off, or an analysis that costs nothing, and for how long. */
export function CouponFields({ words }: { words: Pick<ActWords, 'fields' | 'products'> }) {
  const { fields, products } = words
  const id = useId()
  const { error } = useFault('percent')
  return (
    <>
      <SelectField id={id} name="worth" label={fields.worth} error={error}>
        {percents.map((count) => (
          <option key={count} value={count}>
            {fill(fields.percent, { count })}
          </option>
        ))}
        {analyses.map((key) => (
          <option key={key} value={key}>
            {fill(fields.free, { product: products[key] })}
          </option>
        ))}
      </SelectField>
      <Field
        name="validDays"
        label={fields.validDays}
        type="number"
        min={1}
        max={366}
        defaultValue="60"
        inputMode="numeric"
      />
    </>
  )
}

/** What of a coupon was chosen. */
export function couponOf(values: FormData) {
  const worth = textOf(values, 'worth')
  const validDays = numberOf(values, 'validDays')
  const freeProduct = analyses.find((key) => key === worth)
  return freeProduct ? { freeProduct, validDays } : { percent: Number(worth), validDays }
}
