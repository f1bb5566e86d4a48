'use client'

import { useId } from 'react'
import { fill } from '@/base/text/fill'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { fixedKeys } from '@/lib/contract/products'
import { Field } from '@/ui/form/field'
import { useFault } from '@/ui/form/form-context'
import { textOf } from '@/ui/form/read-values'
import { SelectField } from '@/ui/form/select-field'
import { wholeIn } from '../../shop/typed-numbers'
import type { ActionWords } from './action-words'

/** `of`: path prefix of the fields in the body, such as `what.`. */
type FieldsProps = { words: Omit<ActionWords, 'actions'>; of?: string }

export const DaysField = ({ words: { fields }, of = '' }: FieldsProps) => (
  <Field name={`${of}days`} label={fields.days} type="number" min={1} max={366} />
)

/** A typed number of days, or NaN, which every schema rejects. */
export const daysOf = (values: FormData, name: string) => wholeIn(values, name) ?? Number.NaN

const percents = [10, 15, 20, 25, 30, 50]
const analyses = fixedKeys.filter(isAnalysis)

/** A percentage discount or a free analysis, and its validity. */
export function CouponFields({ words, of = '' }: FieldsProps) {
  const { fields, products } = words
  const id = useId()
  const { error } = useFault(`${of}percent`)
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
        name={`${of}validDays`}
        label={fields.validDays}
        type="number"
        min={1}
        max={366}
        defaultValue="60"
      />
    </>
  )
}

/** The chosen coupon. */
export function couponOf(values: FormData, of = '') {
  const worth = textOf(values, 'worth')
  const validDays = daysOf(values, `${of}validDays`)
  const freeProduct = analyses.find((key) => key === worth)
  return freeProduct ? { freeProduct, validDays } : { percent: Number(worth), validDays }
}
