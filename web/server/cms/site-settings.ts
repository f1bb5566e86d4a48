import type { SiteSettings } from '@krono/contract'
import { outsideRequest } from '@/server/request-state'
import { askCms } from './ask-cms'

/** While the cms has never answered: no third party gets data of visitors. */
const none: SiteSettings = { adPixelId: '', messengerPageId: '', notice: '' }

type Holder = { kronoSiteSettings?: SiteSettings }

// Pages, the route for changes and the headers are bundled separately; they share the last answer.
const holder: Holder = globalThis as Holder

/** The last answer of the cms, for the headers of a response, which cannot wait for one. */
export const lastSiteSettings = (): SiteSettings => holder.kronoSiteSettings ?? none

/** What site admins set for all pages. Through the shared cache, until a change. Never throws: the last answer stays. */
export const getSiteSettings = () =>
  orLast(() => askCms({ endpoint: 'siteSettings', tag: 'setting' }))

/** Reads them anew for the headers: at the start and after a change, when no page may be rendered. */
export const refreshSiteSettings = () =>
  outsideRequest(() => orLast(() => askCms({ endpoint: 'siteSettings', caller: {} })))

async function orLast(ask: () => Promise<SiteSettings>): Promise<SiteSettings> {
  try {
    const found = await ask()
    holder.kronoSiteSettings = found
    return found
  } catch (error) {
    console.warn(`No settings: ${String(error)}`)
    return lastSiteSettings()
  }
}

/** Whether third parties get data of visitors who agree, so that consent is asked. */
export const asksConsent = ({ adPixelId, messengerPageId }: SiteSettings) =>
  adPixelId !== '' || messengerPageId !== ''
