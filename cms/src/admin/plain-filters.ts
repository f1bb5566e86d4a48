type Filter = Readonly<{ name: string; type?: string }>
type Filters = { displayedFilters: readonly Filter[] }

/** Identifiers for code: fields with choices are named, free text is not offered as a filter. */
const typedCodes: readonly string[] = ['key', 'slug', 'azonosito', 'formId']

/** Offers only filters with readable values. Amounts are not offered: they would have to be entered in minor units. */
export function offerPlainFilters<T extends Filters>({ displayedFilters, ...rest }: T) {
  return { ...rest, displayedFilters: displayedFilters.filter(isPlain) }
}

const isPlain = ({ name, type }: Filter) =>
  !(type === 'string' && typedCodes.includes(name)) && !/^(price|amount)(Huf|Gbp)$/.test(name)
