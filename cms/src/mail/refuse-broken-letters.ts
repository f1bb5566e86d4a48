import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../lib/env'
import { type Fault, faultOf, type LetterFields } from './broken-letter'
import { isMailName } from './mails'

const uid = 'api::email-template.email-template'
const writing = new Set(['create', 'update', 'clone', 'publish'])
const isHungarian = env.LANGUAGE === 'hun'

type Row = LetterFields & { locale: string }
type Params = { documentId?: string; locale?: string; data?: LetterFields }

/**
 * A letter with a word that nobody fills in, or without the link that it is about, would go out to
 * people as it is. And without its own letters the system could not let anybody in: they stay.
 */
export function refuseBrokenLetters(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next()
    const { documentId, locale, data } = context.params as Params
    const rows: Row[] = documentId
      ? await strapi.db.query(uid).findMany({ where: { documentId } })
      : []
    const [{ name, group, formId } = {}] = rows
    const isSystem = typeof name === 'string' && isMailName(name)
    if (isSystem && context.action === 'delete') throw refusal(words.stays)
    if (!writing.has(context.action)) return next()
    if (isSystem && context.action !== 'clone' && (data?.name ?? name) !== name) {
      throw refusal(words.stays)
    }
    const before = rows.find((row) => row.locale === locale)
    const fault = faultOf({ name, group, formId, ...before, ...data })
    if (fault) throw refusal(wordsOf(fault))
    return next()
  })
}

type Words = readonly [hungarian: string, english: string]

const refusal = ([hungarian, english]: Words) =>
  new errors.ValidationError(isHungarian ? hungarian : english)

const words = {
  stays: [
    'Ez a rendszer saját levele: nem törölhető és nem nevezhető át. A szövegét átírhatod, és ki is kapcsolhatod.',
    "This is the system's own letter: it can be neither deleted nor renamed. You can rewrite it, or switch it off.",
  ],
} as const satisfies Record<string, Words>

function wordsOf(fault: Fault): Words {
  switch (fault.kind) {
    case 'unknown': {
      const known = fault.known.map((name) => `{{${name}}}`).join(', ')
      return [
        `Ezt senki sem tölti ki: ${fault.found}. Ebben a levélben ezek állhatnak: ${known}.`,
        `Nobody fills this in: ${fault.found}. This letter may hold: ${known}.`,
      ]
    }
    case 'noLink':
      return [
        'Hiányzik a {{link}}: e nélkül a levélnek nincs értelme. Tedd egy gomb vagy egy hivatkozás címébe: /{{link}}',
        'The {{link}} is missing: without it the letter is of no use. Put it into the address of a button or a link: /{{link}}',
      ]
    case 'subject': {
      const missing = fault.missing.map((name) => `{{${name}}}`).join(', ')
      return [
        `A tárgyból hiányzik: ${missing}. Enélkül két vásárlás leveleit egy beszélgetésnek vennék a levelezőprogramok.`,
        `The subject must name ${missing}: without it mail programs would take the letters of two purchases for one conversation.`,
      ]
    }
    case 'group':
      return [
        `A rendszernek ez a levele a(z) „${fault.group}” csoportba tartozik.`,
        `This letter of the system belongs to the group “${fault.group}”.`,
      ]
    case 'noForm':
      return ['Írd be, melyik űrlaphoz tartozik a levél.', 'Say which form the letter belongs to.']
  }
}
