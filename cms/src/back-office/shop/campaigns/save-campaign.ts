import type { SavedCampaign } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  type CampaignRow,
  campaignTable,
  campaignUid,
} from '../../../commerce/campaigns/campaign-row'
import { findOverlap, type Span } from '../../../commerce/campaigns/find-overlap'
import { spanText } from '../../../commerce/campaigns/span-text'
import { lockTable } from '../../../platform/database/lock-table'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { recordAction } from '../../log/record-action'
import { requireAdmin } from '../../rights/require-area'
import { localInstant } from '../local-instant'
import { requireBanner } from './banners-to-choose'

type Wish = { admin: number; wish: SavedCampaign }
type Known = CampaignRow & { updatedAt: string; banner: { documentId: string } | null }

/**
 * Creates or changes a campaign. Check and save are one transaction that locks the table, as in the panel: of two
 * concurrent saves one is refused. Throws notFound, endsBeforeItBegins, campaignPast, campaignOverlaps, campaignEnded,
 * campaignChanged, bannerNotPublished; adminRoleNeeded.
 */
export const saveCampaign = async (
  strapi: Core.Strapi,
  { admin, wish }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    await lockTable(strapi, campaignTable)
    if (wish.banner) await requireBanner(strapi, wish.banner, wish.language)
    const populate = { banner: true }
    const rows: Known[] = await strapi.db.query(campaignUid).findMany({ populate })
    const before = wish.id === undefined ? undefined : requireNotEnded(rows, wish.id)
    if (before) requireUnchanged(before, wish)
    const data = fieldsOf(wish)
    if (changesMoney(before, data)) await requireAdmin(strapi, admin, 'money')
    // Local times in order may be equal instants when the clocks are put forward.
    if (data.endDate <= data.startDate) throw fieldError('endsBeforeItBegins', 'endDate')
    if (new Date(data.endDate) <= now()) throw fieldError('campaignPast', 'endDate')
    const wanted = { ...data, documentId: wish.id ?? '' }
    const other = findOverlap(wanted, rows)
    if (other) throw overlapError(other)
    const campaigns = strapi.documents(campaignUid)
    const saved = before
      ? await campaigns.update({ documentId: before.documentId, data: data as object })
      : await campaigns.create({ data: data as object })
    const id = saved?.documentId ?? ''
    await recordAction(strapi, {
      admin,
      act: 'saveCampaign',
      subject: { kind: 'campaign', id },
      ...(before && { before: factsOf(before) }),
      after: data,
      reason: wish.reason,
    })
    return { id }
  })

/** What a campaign says; everything else decides about prices. */
const texts: ReadonlySet<string> = new Set(['name', 'menuLabel', 'banner'])

/** Whether a save does more than change what the campaign says. The form knows times to the minute. */
function changesMoney(before: Known | undefined, after: ReturnType<typeof fieldsOf>): boolean {
  if (!before) return true
  const minuteOf = (instant: string) => new Date(instant).toISOString().slice(0, 16)
  const comparable = ({ startDate, endDate, items, ...fields }: ReturnType<typeof factsOf>) => {
    const rest = Object.entries(fields).filter(([name]) => !texts.has(name))
    const sold = [...(items ?? [])].sort()
    return JSON.stringify([rest.sort(), sold, minuteOf(startDate), minuteOf(endDate)])
  }
  return comparable(factsOf(before)) !== comparable(after)
}

/** Names the campaign that runs at that time. */
const overlapError = (other: Span) =>
  new AppError('campaignOverlaps', [], {
    words: { name: other.name, span: spanText(other, env.LANGUAGE) },
  })

/** An ended campaign cannot be changed: its figures refer to its values. */
export function requireNotEnded<Row extends CampaignRow>(rows: readonly Row[], id: string): Row {
  const row = rows.find(({ documentId }) => documentId === id)
  if (!row) throw new AppError('notFound')
  if (new Date(row.endDate) <= now()) throw new AppError('campaignEnded')
  return row
}

/** The form must show the current state: otherwise one admin would overwrite another's change. */
function requireUnchanged({ updatedAt }: Known, { updatedAt: shown = '' }: SavedCampaign) {
  if (new Date(updatedAt).getTime() !== new Date(shown).getTime())
    throw new AppError('campaignChanged')
}

const fieldsOf = ({
  name,
  language,
  product,
  menuLabel,
  budget,
  banner,
  itemPercent,
  items,
  ...times
}: SavedCampaign) => ({
  name,
  language,
  product,
  menuLabel: menuLabel || null,
  budget: budget ?? null,
  itemPercent: itemPercent ?? null,
  items: items.length > 0 ? items : null,
  banner: banner ?? null,
  startDate: localInstant(times.startDate).toISOString(),
  endDate: localInstant(times.endDate).toISOString(),
})

const factsOf = ({
  name,
  language,
  product,
  menuLabel,
  budget,
  startDate,
  endDate,
  banner,
  itemPercent,
  items,
}: Known) => ({
  ...{ itemPercent, items, name, language, product, menuLabel, budget, startDate, endDate },
  banner: banner?.documentId ?? null,
})
