'use client'

import { fill } from '@/base/text/fill'
import { Field } from '@/ui/form/field'
import { textOf } from '@/ui/form/read-values'
import type { BulkWords } from './bulk-words'

type CountFieldProps = { count: string; words: Pick<BulkWords['bulk'], 'count' | 'countHint'> }

/** The number of affected users, typed by the admin as a confirmation. */
export const CountField = ({ count, words }: CountFieldProps) => (
  <Field
    name="count"
    label={words.count}
    hint={fill(words.countHint, { count })}
    inputMode="numeric"
    maxLength={20}
  />
)

/** The number in the field, with or without thousands separators; nothing without a field. */
export function countIn(values: FormData) {
  const digits = textOf(values, 'count').replace(/\D/g, '')
  return values.has('count') ? { count: digits === '' ? Number.NaN : Number(digits) } : {}
}
