import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import { newDocumentId } from '../../platform/lib/new-row'
import {
  draftsToPublish,
  isPublishing,
  type PublishParams,
} from '../../publishing/documents/drafts-to-publish'
import { faultWords } from './fault-words'
import { isMailName } from './mails'
import { type Fault, faultOf, type TemplateFields } from './template-fault'

const uid = 'api::email-template.email-template'
const removals: readonly string[] = ['delete', 'unpublish']

type Row = TemplateFields & { locale: string; publishedAt: string | null }
type Params = PublishParams<TemplateFields>

/**
 * An e-mail with an unknown placeholder, or without its required link, can be saved, but not published. System e-mails
 * cannot be deleted: without them users could not log in.
 */
export function refuseBrokenTemplates(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next()
    const { action } = context
    const params = context.params as Params
    const rows: Row[] = params.documentId
      ? await strapi.db.query(uid).findMany({ where: { documentId: params.documentId } })
      : []
    const name = rows[0]?.name
    const isSystem = typeof name === 'string' && isMailName(name)
    if (isSystem && removals.includes(action)) throw refusal({ kind: 'stays' })
    if (action === 'create' || action === 'clone') assignName(params, action)
    else if (isSystem && (params.data?.name ?? name) !== name) throw refusal({ kind: 'stays' })
    if (isPublishing(action, params)) {
      for (const fields of templatesToPublish(rows, params)) requireValid(fields)
    }
    return next()
  })
}

/** Editors name an e-mail by its title; its unique name is generated. */
function assignName(params: Params, action: 'create' | 'clone') {
  const name = (action === 'create' && params.data?.name) || `letter-${newDocumentId()}`
  params.data = { ...params.data, name }
}

/** The drafts with the data saved in the same step, or a new e-mail. */
function templatesToPublish(rows: readonly Row[], params: Params): TemplateFields[] {
  const drafts = draftsToPublish(rows, params)
  return drafts.length > 0 ? drafts : [{ name: rows[0]?.name, ...params.data }]
}

function requireValid(fields: TemplateFields) {
  const fault = faultOf(fields)
  if (fault) throw refusal(fault)
}

const refusal = (fault: Fault) => new errors.ValidationError(faultWords(fault, env.LANGUAGE))
