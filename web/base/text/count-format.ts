/** Number format with digits in groups of three: `13 111`. */
export const countFormat = (intl: string) =>
  new Intl.NumberFormat(intl, { maximumFractionDigits: 0, useGrouping: 'always' })
