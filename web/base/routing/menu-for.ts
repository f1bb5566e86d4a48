import type { Language } from '@/lib/contract/languages'
import { type Audience, audienceRow } from './audiences'
import { leadsSomewhere, linkTo, linkToDescription } from './links'
import {
  everyDescription,
  type MenuChild,
  type MenuGroupRow,
  type MenuLabel,
  type MenuLinkRow,
  type MenuRow,
} from './menu'
import type { MenuOverrides } from './menu-overrides'

/** The data that a menu depends on. */
export type MenuQuestion = {
  audience: Audience
  language: Language
  overrides: MenuOverrides
  /** The current campaign; its label for the payment page replaces the default one. */
  campaign: { menuLabel: string | null } | undefined
  descriptions: readonly { slug: string; title: string }[]
  /** Whether an address has a target; items without one are left out. */
  leads?: (href: string) => boolean
}

/** An item has a message key as its label, or a text from the cms. */
export type MenuLink = { href: string } & ({ label: MenuLabel } | { text: string })
export type MenuGroup = { label: MenuLabel; links: MenuLink[] }

/** The visible part of a menu. A group with one link becomes that link; an empty group is left out. */
export function menuFor(
  rows: readonly MenuRow[],
  question: MenuQuestion,
): (MenuLink | MenuGroup)[] {
  return rows.flatMap((row): (MenuLink | MenuGroup)[] => {
    if (!isGroup(row)) return linksOf(row, question)
    if (!isShown(row, question)) return []
    const links = linksFor(row.children, question)
    return links.length > 1 || row.isAlwaysGroup ? [{ label: row.label, links }] : links
  })
}

/** The same for a menu without groups. */
export const linksFor = (rows: readonly MenuChild[], question: MenuQuestion): MenuLink[] =>
  rows.flatMap((row) => linksOf(row, question))

const isGroup = (row: MenuRow): row is MenuGroupRow => typeof row === 'object' && 'children' in row

function linksOf(row: MenuChild, question: MenuQuestion): MenuLink[] {
  if (row === everyDescription) return descriptionLinks(question)
  if (!isShown(row, question)) return []
  const href = hrefOf(row, question)
  const text = row.campaign === 'running' ? question.campaign?.menuLabel : undefined
  if (!href) return []
  return [text ? { href, text } : { href, label: row.label }]
}

const descriptionLinks = ({ descriptions, leads = leadsSomewhere }: MenuQuestion): MenuLink[] =>
  descriptions
    .map(({ slug, title }) => ({ href: linkToDescription(slug), text: title }))
    .filter(({ href }) => leads(href))

/** The first one with a target of the address that a site admin set and the address of the route. */
function hrefOf(row: MenuLinkRow, { overrides, leads = leadsSomewhere }: MenuQuestion) {
  const override = row.override && overrides[row.override]
  const route = row.route && linkTo(row.route, row.query)
  return [override, route].find((href): href is string => !!href && leads(href))
}

function isShown(
  row: Omit<MenuLinkRow, 'label'>,
  { audience, language, campaign }: MenuQuestion,
): boolean {
  const { tier, isAdmin } = audienceRow(audience)
  if (row.tiers && !row.tiers.includes(tier)) return false
  if (row.isForAdmins && !isAdmin) return false
  if (row.languages && !row.languages.includes(language)) return false
  return !row.campaign || (row.campaign === 'running') === !!campaign
}
