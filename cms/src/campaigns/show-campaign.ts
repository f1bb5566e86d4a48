import type { CampaignAnswer, Language } from '@krono/contract'
import { activeCampaign } from './active-campaign'
import { now } from '../lib/clock'

const noCampaign = {
  hun: 'Most nincs akció.',
  eng: 'There is no campaign now.',
  rus: 'Сейчас акции нет.',
} as const satisfies Record<Language, string>

export default () => ({
  /** The campaign that runs now in a language; else `{ msg }` (spec §3). */
  async getActive(language: Language): Promise<CampaignAnswer> {
    const found = await activeCampaign(strapi, language, now())
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
  },
})
