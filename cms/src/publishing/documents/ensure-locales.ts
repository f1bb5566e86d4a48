import type { Core } from '@strapi/strapi'
import { locales } from '../../platform/lib/locales'

/**
 * Makes sure that Hungarian, English and Russian exist as content languages. A fresh database starts with Hungarian as
 * the default; later the editors' choice stays.
 */
export async function ensureLocales(strapi: Core.Strapi) {
  const service = strapi.service('plugin::i18n.locales')
  const isFresh = !(await service.findByCode(locales[0].code))
  for (const { code, name } of locales) {
    if (!(await service.findByCode(code))) await service.create({ code, name })
  }
  if (isFresh) await service.setDefaultLocale({ code: locales[0].code })
}
