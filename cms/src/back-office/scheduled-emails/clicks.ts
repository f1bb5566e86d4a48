import type { EmailVariant } from '@krono/contract'
import { shortLinkTable } from '../../library/short-links/short-link-row'
import type { LinkOfEmail, ScheduledRow } from '../../messaging/mail/scheduled/scheduled-row'
import type { Connection } from '../lists/definition'

type Clicked = Omit<LinkOfEmail, 'name'> & { clicks: number | null }

/** The links of an e-mail with their clicks; null: not counted. */
export async function clicksOf(
  connection: Connection,
  { frozen }: Pick<ScheduledRow, 'frozen'>,
): Promise<Clicked[]> {
  const links = frozen?.links ?? []
  const names = links.flatMap(({ name }) => name ?? [])
  const rows: { name: string; clicks: number }[] =
    names.length === 0
      ? []
      : await connection(shortLinkTable).whereIn('name', names).select('name', 'clicks')
  const clicks = new Map(rows.map((row) => [row.name, row.clicks]))
  return links.map(({ name, ...link }) => ({
    ...link,
    clicks: name === null ? null : (clicks.get(name) ?? 0),
  }))
}

export const sumOf = (links: readonly Clicked[], variant?: EmailVariant): number =>
  links.reduce(
    (sum, link) =>
      sum + (variant === undefined || link.variant === variant ? (link.clicks ?? 0) : 0),
    0,
  )
