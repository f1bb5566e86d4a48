import { minorUnits } from '@/features/back-office/minor-units'
import { textOf } from '@/ui/form/read-values'

/** A number as people type it: 12 000, 12,5; undefined for nothing, NaN for what is none. */
export function numberIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).replace(/\s/gu, '').replace(',', '.')
  return text === '' ? undefined : Number(text)
}

/** An amount in minor units; undefined for nothing, NaN for what is none. */
export function amountIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).trim()
  return text === '' ? undefined : (minorUnits(text) ?? Number.NaN)
}

/** A text that may be left out. */
export const textIn = (values: FormData, name: string): string | undefined =>
  textOf(values, name).trim() || undefined
