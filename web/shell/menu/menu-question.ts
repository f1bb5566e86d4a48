import { cache } from 'react'
import type { Audience } from '@/base/routing/audiences'
import type { MenuQuestion } from '@/base/routing/menu-for'
import { language } from '@/base/text/language'
import { getLeads } from '@/server/cms/addresses'
import { getActiveCampaign, getMenuOverrides } from '@/server/cms/calls'
import { getDescriptionLinks } from '@/server/cms/pages'

/** The data of the menus of an audience. Cached for the current request. */
export const getMenuQuestion = cache(async (audience: Audience): Promise<MenuQuestion> => {
  const [overrides, campaign, descriptions, leads] = await Promise.all([
    getMenuOverrides(),
    getActiveCampaign(),
    getDescriptionLinks(),
    getLeads(),
  ])
  return { audience, language, overrides, campaign, descriptions, leads }
})
