import { today } from '@/base/clock'
import { linkTo, linkToTab } from '@/base/routing/links'
import { orderAt } from '@/base/routing/order-at'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { namesIn } from '@/base/text/names-in'
import { drawableName } from '@/base/text/person-name'
import { isBirthDate } from '@/lib/contract/birth-date'
import { redirectPath } from '@/lib/contract/site-path'
import { onwardPath } from './onward-path'

/**
 * Parameters of the login page. An order opens the registration: a visitor from a public page usually has no account. A
 * link for users with an account names its tab (linkToLogin).
 */
export async function readLoginQuery(searchParams: SearchParams) {
  const all = Object.entries(await searchParams).map(([name, value]) => [name, firstValue(value)])
  const { tab, ...others }: Record<string, string | undefined> = Object.fromEntries(all)
  const birthDate = isBirthDate(others.birthDate ?? '', today()) ? others.birthDate : undefined
  const order = orderAt(redirectPath(others.redirectUrl))
  const isRegister = tab === 'register' || (tab !== 'login' && order !== undefined)
  const name = drawableName(others.firstName ?? '')
  const redirectUrl = pathAfterLogin(
    others.redirectUrl,
    isRegister ? undefined : { birthDate, name },
  )
  return {
    tab: isRegister ? 'register' : 'login',
    redirectUrl,
    /** The ordered product, if the address belongs to an order. */
    order,
    /** The same path for the link in the confirmation e-mail. */
    emailPath: onwardPath(redirectUrl),
    /** Birth date of the chart to save, as `YYYY-MM-DD`. */
    birthDate,
    ...namesIn(name),
    /** All parameters except the tab, for links that keep them. */
    others,
  } as const
}

type Chart = { birthDate: string | undefined; name: string }

/**
 * Page after signing in: the one in the address. Otherwise a new account continues to its own chart, an existing one to
 * the chart to save, or home.
 */
function pathAfterLogin(requested: string | undefined, chart?: Chart): string {
  if (requested) return redirectPath(requested)
  if (!chart) return linkTo('worksheet')
  const { birthDate: date, name } = chart
  return date ? linkToTab('calculator', { date, ...(name && { name }) }) : '/'
}

export type LoginQuery = Awaited<ReturnType<typeof readLoginQuery>>
