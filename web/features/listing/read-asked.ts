import { z } from 'zod'
import { longestSearch } from '@/lib/contract/search'
import type { SortName } from './list'

/** The request of a list; invalid parameters are ignored. */
export type ListRequest = {
  q: string
  chosen: Readonly<Record<string, string>>
  sort: SortName
  page: number
}

/** Allowed parameters. */
export type ListParameters = {
  choices: Readonly<Record<string, readonly { value: string }[]>>
  sorts: readonly [SortName, ...SortName[]]
}

const most = 9999

const text = z
  .string()
  .transform((typed) =>
    typed
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
  .transform((typed) => [...typed].slice(0, longestSearch).join('').trim())

const page = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(most))
  .catch(1)

/** @param values one value of each parameter */
export function readAsked(
  values: Readonly<Record<string, string>>,
  { choices, sorts }: ListParameters,
): ListRequest {
  const [first, ...others] = sorts
  const chosen = Object.entries(choices).flatMap(([name, all]) => {
    const found = all.find(({ value }) => value === values[name])
    return found ? [[name, found.value] as const] : []
  })
  return {
    q: text.parse(values.q ?? ''),
    chosen: Object.fromEntries(chosen),
    sort: z
      .enum([first, ...others])
      .catch(first)
      .parse(values.sort),
    page: page.parse(values.page ?? ''),
  }
}

/** The canonical address of a request: default values are left out. */
export function addressOf(path: string, request: ListRequest, usual: SortName): string {
  const { q, chosen, sort, page } = request
  const query = new URLSearchParams({
    ...(q && { q }),
    ...chosen,
    ...(sort !== usual && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
