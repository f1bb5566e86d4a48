/** Money as people write it; whole forints have no fillér. */
export function money(minor: number | null, currency: string | null, locale: string) {
  const amount = (minor ?? 0) / 100
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'huf',
    currencyDisplay: 'narrowSymbol',
    // As on the site: 3 000 Ft.
    useGrouping: 'always',
    minimumFractionDigits: currency === 'huf' && Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

export const dayOf = (seconds: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)

export const momentOf = (seconds: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(
    seconds * 1000,
  )
