import { readSingle } from './read'
import { siteSettingSchema } from './schemas'

/** Name, line, logos and fallback pictures of the site. */
export function getSiteSetting() {
  const populate = ['logo', 'logoLight', 'homeImage', 'ogImage']
  return readSingle('site-setting', 'site-setting', { populate }, siteSettingSchema)
}
