import type { CampaignAnswer, Language } from '@krono/contract'
import { now } from '../../../lib/clock'

const noCampaign = {
  hun: 'Most nincs akció.',
  eng: 'There is no campaign now.',
  rus: 'Сейчас акции нет.',
} as const satisfies Record<Language, string>

export default () => ({
  /** The campaign that runs now in a language, the one that began last; else `{ msg }` (spec §3). */
  async getActive(language: Language): Promise<CampaignAnswer> {
    const at = now()
    const found = await strapi.db.query('api::campaign.campaign').findOne({
      where: { language, startDate: { $lte: at }, endDate: { $gt: at } },
      orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
    })
    if (!found) return { msg: noCampaign[language] }
    return {
      name: found.name,
      language,
      startDate: new Date(found.startDate).toISOString(),
      endDate: new Date(found.endDate).toISOString(),
      menuLabel: found.menuLabel,
    }
  },
})
