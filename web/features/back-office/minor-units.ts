const parts = 100

/** A typed amount (`3 000`, `7,99`, `7.99 £`) in minor units; undefined for anything else. */
export function minorUnits(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]|Ft|£/gi, '').replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * parts)
}
