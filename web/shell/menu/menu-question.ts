import type { Audience } from '@/base/routing/audiences'
import type { MenuQuestion } from '@/base/routing/menu-for'
import { language } from '@/base/text/language'
import { getActiveCampaign, getMenuOverrides } from '@/server/cms/calls'
import { getDescriptionLinks } from '@/server/cms/pages'

/** Everything that the menus of an audience depend on. */
export async function getMenuQuestion(audience: Audience): Promise<MenuQuestion> {
  const [overrides, campaign, descriptions] = await Promise.all([
    getMenuOverrides(),
    getActiveCampaign(),
    getDescriptionLinks(),
  ])
  return { audience, language, overrides, campaign, descriptions }
}
