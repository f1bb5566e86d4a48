import type { CampaignAnswer, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { rowsToRead } from '../preview/is-preview'
import { activeCampaign, nextCampaign } from './active-campaign'

const noCampaign = {
  hun: 'Most nincs akció.',
  eng: 'There is no campaign now.',
  rus: 'Сейчас акции нет.',
} as const satisfies Record<Language, string>

/** The campaign that runs now in a language; else `{ msg }` (spec §3). */
export async function showCampaign(
  strapi: Core.Strapi,
  language: Language,
): Promise<CampaignAnswer> {
  const at = now()
  const running = await activeCampaign(strapi, language, at)
  // Whoever looks at a preview looks at what comes.
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
