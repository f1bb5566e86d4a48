type Filter = Readonly<{ name: string; type?: string }>
type Filters = { displayedFilters: readonly Filter[] }

/** Words that the code knows something by; a choice of them is named, what has to be typed is not offered. */
const typedCodes: readonly string[] = ['key', 'slug', 'azonosito', 'formId']

/** Filters by what people read. An amount is looked for in the list: typed here it would have to be in fillérs. */
export function offerPlainFilters<T extends Filters>({ displayedFilters, ...rest }: T) {
  return { ...rest, displayedFilters: displayedFilters.filter(isPlain) }
}

const isPlain = ({ name, type }: Filter) =>
  !(type === 'string' && typedCodes.includes(name)) && !/^(price|amount)(Huf|Gbp)$/.test(name)
