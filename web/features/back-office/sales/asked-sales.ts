import { salesQuery } from '@/lib/contract/back-office/sales'

const names = ['from', 'until', 'by', 'against'] as const

export type SalesField = (typeof names)[number]

/** What an address says of the time to look at, as it stands there. */
export type TypedSales = Readonly<Partial<Record<SalesField, string>>>

export const isSalesField = (name: unknown): name is SalesField =>
  names.some((known) => known === name)

/** What of an address is this page's business. */
export const typedSales = (find: (name: string) => string): TypedSales =>
  Object.fromEntries(names.map((name) => [name, find(name)] as const).filter(([, value]) => value))

/** What an address asks for, or the first field of it that says nothing. */
export function askedSales(typed: TypedSales) {
  const read = salesQuery.safeParse(typed)
  if (read.success) return { input: read.data }
  const field = read.error.issues[0]?.path[0]
  return { unreadable: isSalesField(field) ? field : ('from' as const) }
}
