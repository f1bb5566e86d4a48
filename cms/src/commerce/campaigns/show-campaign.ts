import type { CampaignAnswer, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { previewedCampaign, rowsToRead } from '../../panel/preview/is-preview'
import { now } from '../../platform/lib/clock'
import { activeCampaign, nextCampaign } from './active-campaign'
import { type CampaignRow, campaignUid } from './campaign-row'

const noCampaign = {
  hun: 'Most nincs akció.',
  eng: 'There is no campaign now.',
  rus: 'Сейчас акции нет.',
} as const satisfies Record<Language, string>

/** The running campaign of a language; otherwise `{ msg }` (spec §3). */
export async function showCampaign(
  strapi: Core.Strapi,
  language: Language,
): Promise<CampaignAnswer> {
  const at = now()
  const wanted = await wantedCampaign(strapi, language)
  const running = wanted ?? (await activeCampaign(strapi, language, at))
  // A preview shows the next campaign if none runs.
  const isPreviewed = rowsToRead(strapi, language).isDraft
  const found = running ?? (isPreviewed ? await nextCampaign(strapi, language, at) : undefined)
  if (!found) return { msg: noCampaign[language] }
  const { name, startDate, endDate, menuLabel, product } = found
  return {
    name,
    language,
    startDate: new Date(startDate).toISOString(),
    endDate: new Date(endDate).toISOString(),
    menuLabel,
    product,
  }
}

/** The campaign that a preview was requested for, while it runs or is planned. */
async function wantedCampaign(strapi: Core.Strapi, language: Language) {
  const documentId = previewedCampaign(strapi)
  if (documentId === undefined) return undefined
  const where = { documentId, language, endDate: { $gt: now() } }
  const found: CampaignRow | null = await strapi.db.query(campaignUid).findOne({ where })
  return found ?? undefined
}
