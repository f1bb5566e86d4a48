import { readSingle } from './read'
import { siteSettingSchema } from './schemas'

/** Site settings: name, tagline, operator, logos and fallback pictures. */
export function getSiteSetting() {
  const populate = ['logo', 'logoLight', 'homeImage', 'ogImage']
  return readSingle('site-setting', 'site-setting', { populate }, siteSettingSchema)
}
