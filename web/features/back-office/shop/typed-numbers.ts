import { textOf } from '@/ui/form/read-values'

/** A number as people type it: 12 000, 12,5; undefined for nothing, NaN for what is none. */
export function numberIn(values: FormData, name: string): number | undefined {
  const text = textOf(values, name).replace(/\s/gu, '').replace(',', '.')
  return text === '' ? undefined : Number(text)
}

/** An amount in minor units: forints and pounds have a hundred each. */
export function amountIn(values: FormData, name: string): number | undefined {
  const whole = numberIn(values, name)
  return whole === undefined ? undefined : Math.round(whole * 100)
}

/** A text that may be left out. */
export const textIn = (values: FormData, name: string): string | undefined =>
  textOf(values, name).trim() || undefined
