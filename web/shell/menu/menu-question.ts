import { cache } from 'react'
import type { Audience } from '@/base/routing/audiences'
import type { MenuQuestion } from '@/base/routing/menu-for'
import { language } from '@/base/text/language'
import { getLeads } from '@/server/cms/addresses'
import { getActiveCampaign, getMenuOverrides } from '@/server/cms/calls'
import { getDescriptionLinks } from '@/server/cms/pages'

/** Everything that the menus of an audience depend on. Once for each page that is made. */
export const getMenuQuestion = cache(async (audience: Audience): Promise<MenuQuestion> => {
  const [overrides, campaign, descriptions, leads] = await Promise.all([
    getMenuOverrides(),
    getActiveCampaign(),
    getDescriptionLinks(),
    getLeads(),
  ])
  return { audience, language, overrides, campaign, descriptions, leads }
})
