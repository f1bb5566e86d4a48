import { minorUnits } from '@/features/back-office/minor-units'
import { textOf } from '@/ui/form/read-values'

/**
 * A typed whole number, such as 12 000; undefined for nothing, NaN if invalid. A thousands separator other than a space
 * is invalid: 1.000 is one in some languages and a thousand in others.
 */
export function wholeIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).replace(/\s/gu, '')
  if (text === '') return undefined
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** An amount in minor units; undefined for nothing, NaN if invalid. */
export function amountIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).trim()
  return text === '' ? undefined : (minorUnits(text) ?? Number.NaN)
}

/** An optional text. */
export const textIn = (values: FormData, name: string): string | undefined =>
  textOf(values, name).trim() || undefined
