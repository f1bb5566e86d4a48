import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { refuseField } from '../documents/refuse-field'
import {
  type AddressedType,
  addressedType,
  type EntryRow,
  isByLanguage,
  type Params,
  textOf,
} from './addressed-types'
import { availableSlug } from './free-name'
import { addressUid } from './note-addresses'
import { slugOf } from './slug-of'

const writing = new Set(['create', 'update', 'clone'])

type Saving = AddressedType & { action: string; params: Params; locale: string }

/**
 * Sets the slug of a never published entry from its title and updates it with the title, unless an editor wrote another
 * one. From the first publication on the slug is not changed with the title (decision content-addresses). Refuses a slug
 * that is the address of another page.
 */
export function fillAddresses(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const type = addressedType(context.uid)
    const params = context.params as Params
    if (!type || !writing.has(context.action) || (!params.data && context.action !== 'clone'))
      return next()
    const locale =
      params.locale ?? (await strapi.service('plugin::i18n.locales').getDefaultLocale())
    const saving = { ...type, action: context.action, params, locale }
    const name = await slugToSet(strapi, saving)
    if (name) params.data = { ...params.data, [type.field]: name }
    else refuseReserved(type, params.data?.[type.field])
    return next()
  })
}

const reservedMessage: Readonly<Record<Language, string>> = {
  hun: 'Ezen a webcímen a webhely egy másik oldala van. Írj másikat.',
  eng: 'Another page of the site has this address. Choose another one.',
  rus: 'По этому адресу уже есть другая страница сайта. Выберите другой.',
}

function refuseReserved({ field, reserved }: AddressedType, value: unknown) {
  if (reserved.some((name) => name === value)) {
    throw refuseField(field, reservedMessage[env.LANGUAGE])
  }
}

/** The slug made from the title; undefined if the entry keeps the one it has. */
async function slugToSet(strapi: Core.Strapi, saving: Saving): Promise<string | undefined> {
  const { field, action, params } = saving
  const { data = {}, documentId } = params
  const before = documentId ? await findDraft(strapi, saving, documentId) : undefined
  const previousSlug = textOf(before?.[field])
  const submittedSlug = field in data ? textOf(data[field]) : previousSlug
  if (submittedSlug && submittedSlug !== previousSlug) return undefined
  const title = textOf(data.title) ?? textOf(before?.title)
  if (!title) return undefined
  const isAnother = action === 'clone'
  if (submittedSlug && !isAnother) {
    const made = slugOf(textOf(before?.title) ?? '')
    const isMade = made !== '' && isNumbered(submittedSlug, made)
    if (!isMade || made === slugOf(title)) return undefined
    if (documentId && (await wasPublished(strapi, saving, documentId))) return undefined
  }
  return availableSlug(strapi, saving, {
    wanted: slugOf(title) || saving.tag,
    ownerId: isAnother ? undefined : documentId,
  })
}

/** The made slug itself, or with a number appended because it was taken. */
const isNumbered = (name: string, made: string) =>
  name === made || (name.startsWith(`${made}-`) && /^\d+$/.test(name.slice(made.length + 1)))

/** The saved draft: in this locale, or in any locale if all share the slug. */
async function findDraft(strapi: Core.Strapi, type: Saving, documentId: string) {
  const drafts: EntryRow[] = await strapi.db.query(type.uid).findMany({
    where: { documentId, publishedAt: { $null: true } },
    select: ['documentId', 'locale', 'title', type.field],
  })
  const own = drafts.find(({ locale }) => locale === type.locale)
  return own ?? (isByLanguage(strapi, type) ? undefined : drafts[0])
}

async function wasPublished(strapi: Core.Strapi, type: Saving, entry: string): Promise<boolean> {
  const inLanguage = isByLanguage(strapi, type) ? { localeCode: type.locale } : {}
  const where = { tag: type.tag, entry, ...inLanguage }
  return (await strapi.db.query(addressUid).count({ where })) > 0
}
