type Filters = { displayedFilters: readonly { name: string }[] }

/** What entries are known by inside: nobody can type it, and everybody finds them by their titles. */
const identifiers: ReadonlySet<string> = new Set(['id', 'documentId', 'formId'])

/** Leaves out of the filters of a list what no editor has a word for. */
export const hideIdentifiers = <T extends Filters>({ displayedFilters, ...rest }: T) => ({
  ...rest,
  displayedFilters: displayedFilters.filter(({ name }) => !identifiers.has(name)),
})
