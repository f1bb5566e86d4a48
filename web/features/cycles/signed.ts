/**
 * A value of a cycle with its sign: `+52,3`, `−12,0`, `0,0`. One function for server and browser: their Intl data may
 * differ in the minus sign, which would be a hydration mismatch.
 */
export function formatSigned(value: number, decimalMark: string): string {
  const digits = Math.abs(value).toFixed(1).replace('.', decimalMark)
  if (value === 0) return digits
  return `${value < 0 ? '−' : '+'}${digits}`
}
