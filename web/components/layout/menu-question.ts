import type { Audience } from '@/lib/audiences'
import { getActiveCampaign, getMenuOverrides } from '@/lib/cms/calls'
import { getDescriptionLinks } from '@/lib/cms/pages'
import { language } from '@/lib/language'
import type { MenuQuestion } from '@/lib/menu-for'

/** Everything that the menus of an audience depend on. */
export async function getMenuQuestion(audience: Audience): Promise<MenuQuestion> {
  const [overrides, campaign, descriptions] = await Promise.all([
    getMenuOverrides(),
    getActiveCampaign(),
    getDescriptionLinks(),
  ])
  return { audience, language, overrides, campaign, descriptions }
}
