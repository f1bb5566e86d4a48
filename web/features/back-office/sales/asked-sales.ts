import { salesQuery } from '@/lib/contract/back-office/sales'

const names = ['from', 'until', 'by', 'against'] as const

/** What an address asks for; undefined for what nobody can look at. What is none of its business is left out. */
export function askedSales(find: (name: string) => string) {
  const given = names.map((name) => [name, find(name)] as const).filter(([, value]) => value)
  const read = salesQuery.safeParse(Object.fromEntries(given))
  return read.success ? read.data : undefined
}
