import { today } from '@/base/clock'
import { redirectPath } from '@/base/routing/redirect-url'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { drawableName } from '@/base/text/person-name'
import { isBirthDate } from '@/lib/contract/birth-date'

/** What the address of the login page says. */
export async function readLoginQuery(searchParams: SearchParams) {
  const all = Object.entries(await searchParams).map(([name, value]) => [name, firstValue(value)])
  const { tab, ...others }: Record<string, string | undefined> = Object.fromEntries(all)
  const birthDate = isBirthDate(others.birthDate ?? '', today()) ? others.birthDate : undefined
  return {
    tab: tab === 'register' ? 'register' : 'login',
    redirectUrl: redirectPath(others.redirectUrl),
    /** Of the chart that somebody wants to keep, as `YYYY-MM-DD`. */
    birthDate,
    firstName: drawableName(others.firstName ?? ''),
    /** Everything but the tab, for links that stay. */
    others,
  } as const
}

export type LoginQuery = Awaited<ReturnType<typeof readLoginQuery>>
