/** An amount for display. */
export const money = (minor: number | null, currency: string | null) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency ?? 'huf' }).format(
    (minor ?? 0) / 100,
  )

export const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)
