/** Bodies of a checkout, as the form sends them. */
export const month = { product: 'premium-month' }
export const year = { product: 'premium-year' }
export const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}
