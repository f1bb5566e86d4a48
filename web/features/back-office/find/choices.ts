import { linkTo, linkToUser } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { moneyText } from '@/base/text/money-text'
import type { Found } from '@/lib/contract/back-office/overview'
import { normalizeText } from '@/lib/contract/normalize-text'
import type { FindWords } from './find-words'

/** Links of search results: the page of a user, or a list with the open panel. */
const linkToFoundUser = linkToUser
const linkToFoundOrder = (id: string) => linkTo('adminPayments', { panel: id })
const linkToFoundCoupon = (id: string) => linkTo('adminCoupons', { panel: id })

export type Choice = { href: string; title: string; note: string }
export type ChoiceGroup = {
  name: string
  choices: Choice[]
  /** Computed from the typed text alone, so it is valid while a response is pending. */
  isKnown?: true
}

const mostScreens = 5

/**
 * Choices of the search: screens immediately, everything else after the response of the cms. Empty groups are left out.
 */
export function choicesOf(
  query: string,
  found: Found | undefined,
  words: FindWords,
): ChoiceGroup[] {
  const { users = [], orders = [], coupons = [] } = found ?? {}
  const groups = [
    { name: words.screens, choices: screensFor(query, words), isKnown: true as const },
    {
      name: words.users,
      choices: users.map(({ id, name, email }) => ({
        href: linkToFoundUser(id),
        title: name || email,
        note: name ? email : '',
      })),
    },
    {
      name: words.orders,
      choices: orders.map(({ id, product, paid, buyer }) => ({
        href: linkToFoundOrder(id),
        title: product,
        note: `${moneyText(paid, words.intl)} · ${buyer}`,
      })),
    },
    {
      name: words.coupons,
      choices: coupons.map(({ id, code, used }) => ({
        href: linkToFoundCoupon(id),
        title: code,
        note: fill(words.uses, { uses: String(used) }),
      })),
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Screens with a word that begins like the typed text; all screens for an empty text. */
function screensFor(query: string, { screenList }: Pick<FindWords, 'screenList'>): Choice[] {
  const prefix = normalizeText(query.trim())
  const fits = ({ name, group }: { name: string; group: string }) =>
    ` ${normalizeText(`${name} ${group}`)}`.includes(` ${prefix}`)
  return screenList
    .filter(fits)
    .slice(0, prefix ? mostScreens : undefined)
    .map(({ href, name, group }) => ({ href, title: name, note: group }))
}
