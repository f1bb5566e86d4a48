import { minorUnits } from '@/features/back-office/minor-units'
import { textOf } from '@/ui/form/read-values'

/**
 * A whole number as people type it: 12 000; undefined for nothing, NaN for what is none. A sign of thousands is read
 * nowhere: 1.000 is one to some and a thousand to others.
 */
export function wholeIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).replace(/\s/gu, '')
  if (text === '') return undefined
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** An amount in minor units; undefined for nothing, NaN for what is none. */
export function amountIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).trim()
  return text === '' ? undefined : (minorUnits(text) ?? Number.NaN)
}

/** A text that may be left out. */
export const textIn = (values: FormData, name: string): string | undefined =>
  textOf(values, name).trim() || undefined
