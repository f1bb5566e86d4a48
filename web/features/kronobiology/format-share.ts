import { decimalMark } from '../cycles/local-reading'

/** The smallest p-value of the shuffles. */
const least = 0.001

/** A correlation (signed) or a p-value in statistical notation: `+0,31`, `−0,05`, `0,004`. */
export function formatShare(value: number, { signed = false } = {}): string {
  const size = signed ? Math.abs(value) : Math.max(value, least)
  const digits = size.toFixed(signed || size >= 0.1 ? 2 : 3)
  const sign = !signed || Number(digits) === 0 ? '' : value < 0 ? '−' : '+'
  return sign + digits.replace('.', decimalMark)
}
