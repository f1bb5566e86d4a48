import { readFirst } from './read'
import { siteSettingSchema } from './schemas'

/** Name, line, logos and fallback pictures of the site. */
export async function getSiteSetting() {
  const populate = ['logo', 'logoLight', 'homeImage', 'ogImage']
  const found = await readFirst('site-setting', 'site-setting', { populate })
  return siteSettingSchema.parse(found ?? {})
}
