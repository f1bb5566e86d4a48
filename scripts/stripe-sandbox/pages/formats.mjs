/**
 * Money as people write it; whole forints have no fillér.
 *
 * @param {number | null} minor
 * @param {string | null} currency
 * @param {string} locale
 */
export function money(minor, currency, locale) {
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

/** @param {number} seconds @param {string} locale */
export const dayOf = (seconds, locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)

/** @param {number} seconds @param {string} locale */
export const momentOf = (seconds, locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(
    seconds * 1000,
  )
