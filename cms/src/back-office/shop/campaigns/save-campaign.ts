import type { SavedCampaign } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignTable, campaignUid } from '../../../campaigns/campaign-row'
import { findOverlap } from '../../../campaigns/find-overlap'
import { lockTable } from '../../../database/lock-table'
import { AppError, fieldError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { writeAct } from '../../log/write-act'
import { localInstant } from '../local-instant'
import { requireBanner } from './banners-to-choose'

type Wish = { admin: number; wish: SavedCampaign }
type Known = CampaignRow & { updatedAt: string; banner: { documentId: string } | null }

/**
 * A campaign, new or changed. The look and the save are one transaction that holds the table, as in the panel: of two at
 * the same moment one is told no. Throws notFound, endsBeforeItBegins, campaignOverlaps, campaignEnded, campaignChanged,
 * bannerNotPublished.
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
    const before = wish.id === undefined ? undefined : requireLiving(rows, wish.id)
    if (before) requireUnchanged(before, wish)
    const data = fieldsOf(wish)
    // Texts of a form in order may be none in time, where the clocks are put forward.
    if (data.endDate <= data.startDate) throw fieldError('endsBeforeItBegins', 'endDate')
    const wanted = { ...data, documentId: wish.id ?? '' }
    if (findOverlap(wanted, rows)) throw new AppError('campaignOverlaps')
    const campaigns = strapi.documents(campaignUid)
    const saved = before
      ? await campaigns.update({ documentId: before.documentId, data: data as object })
      : await campaigns.create({ data: data as object })
    const id = saved?.documentId ?? ''
    await writeAct(strapi, {
      admin,
      act: 'saveCampaign',
      subject: { kind: 'campaign', id },
      ...(before && { before: factsOf(before) }),
      after: data,
    })
    return { id }
  })

/** One that is over stays as it was: its figures are about what it said. */
export function requireLiving<Row extends CampaignRow>(rows: readonly Row[], id: string): Row {
  const row = rows.find(({ documentId }) => documentId === id)
  if (!row) throw new AppError('notFound')
  if (new Date(row.endDate) <= now()) throw new AppError('campaignEnded')
  return row
}

/** Whoever saves has seen what is there: else one admin would write back what another has just changed. */
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
  ...times
}: SavedCampaign) => ({
  name,
  language,
  product,
  menuLabel: menuLabel || null,
  budget: budget ?? null,
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
}: Known) => ({
  ...{ name, language, product, menuLabel, budget, startDate, endDate },
  banner: banner?.documentId ?? null,
})
