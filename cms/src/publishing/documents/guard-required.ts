import { type Language, pathOfEntry } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentTypeRow } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import type { Editing } from '../../platform/manifests/content-manifest'

type Words = Record<Language, string>
type Row = Readonly<Record<string, unknown>>
type Rule = { isRequired: (row: Row) => boolean; words: Words }

const oneOfEach: Words = {
  hun: 'Ebből mindig kell egy, ezért nem törölhető, és nem lehet belőle másik. A szövegét és a képeit átírhatod.',
  eng: 'The site needs one of these: it can be neither deleted nor made into another. You can change its texts and pictures.',
  rus: 'Такая запись нужна сайту всегда: её нельзя удалить или превратить в другую. Тексты и картинки менять можно.',
}

const ofTheLaw: Words = {
  hun: 'Ezt az oldalt a törvény kéri, és a webhely a nevén keresi: nem törölhető és nem nevezhető át. A szövegét átírhatod.',
  eng: 'The law asks for this page, and the site looks for it by its name: it can be neither deleted nor renamed. You can change its text.',
  rus: 'Эту страницу требует закон, и сайт находит её по имени: её нельзя удалить или переименовать. Текст менять можно.',
}

/** Which entries of a type the site needs. */
const rules: Readonly<Record<NonNullable<Editing['required']>, Rule>> = {
  oneOfEach: { isRequired: () => true, words: oneOfEach },
  byLaw: {
    isRequired: ({ slug }) => pathOfEntry('page', String(slug)) !== undefined,
    words: ofTheLaw,
  },
}

type Params = { documentId?: string; locale?: string | string[]; data?: Row }

/** Refuses to delete or repurpose an entry that the site needs, with a reason. */
export function guardRequired(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, required, unique } = contentTypeRow(context.uid) ?? {}
    const rule = required && rules[required]
    const { documentId, locale, data } = context.params as Params
    const key = unique ?? ''
    const isLost =
      (context.action === 'delete' && isNeededIn(locale)) ||
      (context.action === 'update' && data?.[key] !== undefined)
    if (!uid || !rule || !documentId || !isLost) return next()
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { documentId } })
    const isAnother = (row: Row) => context.action === 'delete' || row[key] !== data?.[key]
    if (rows.some((row) => rule.isRequired(row) && isAnother(row)))
      throw new errors.ValidationError(rule.words[env.LANGUAGE])
    return next()
  })
}

/** Whether one of some locales is shown here; entries in other locales may be deleted. */
const isNeededIn = (locale: string | string[] = '*') => {
  const shown: readonly string[] = ['*', ...contentLocales[env.LANGUAGE]]
  return [locale].flat().some((one) => shown.includes(one))
}
