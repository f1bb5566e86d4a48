/** Number format with digits in groups of three: `13 111`. */
export const countFormat = (intl: string) =>
  new Intl.NumberFormat(intl, { maximumFractionDigits: 0, useGrouping: 'always' })

/** A formatted count, with a plus sign if it is only a lower bound: `100 000+`. */
export const boundText = (count: string, isMinimum: boolean) => (isMinimum ? `${count}+` : count)
