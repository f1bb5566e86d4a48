import { salesQuery } from '@/lib/contract/back-office/sales'

const names = ['from', 'until', 'by', 'against'] as const

export type SalesField = (typeof names)[number]

/** The period in an address, as typed. */
export type TypedSales = Readonly<Partial<Record<SalesField, string>>>

export const isSalesField = (name: unknown): name is SalesField =>
  names.some((known) => known === name)

/** The parameters of this page. */
export const typedSales = (find: (name: string) => string): TypedSales =>
  Object.fromEntries(names.map((name) => [name, find(name)] as const).filter(([, value]) => value))

/** The requested period of an address, or its first invalid field. */
export function askedSales(typed: TypedSales) {
  const read = salesQuery.safeParse(typed)
  if (read.success) return { input: read.data }
  const field = read.error.issues[0]?.path[0]
  return { unreadable: isSalesField(field) ? field : ('from' as const) }
}
