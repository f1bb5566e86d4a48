import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { panelLanguage } from '../../platform/lib/panel-language'
import { type Limited, ruleOf } from './rule-of'

type Attribute = Limited & { component?: string }
type Attributes = Readonly<Record<string, Attribute>>
type Fault = { path: string[]; name: string; value?: unknown }

const isFault = (one: unknown): one is Fault => Array.isArray(Object(one).path)

/**
 * Translates Strapi's schema validation errors into the texts of the field: Strapi's are English and contain patterns.
 * The form validates the same before; this covers other clients.
 */
export function translateSchemaErrors(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof errors.YupValidationError)) throw error
      const attributes = context.contentType.attributes as Attributes
      throw inWords(error, (path) => fieldAt(strapi, attributes, path))
    }
  })
}

function inWords(
  error: Error & { details?: unknown },
  find: (path: string[]) => Limited | undefined,
) {
  const { errors: faults = [] }: { errors?: unknown[] } = Object(error.details)
  const translated = faults.filter(isFault).map(({ path, name, value }) => {
    const field = find(path)
    const message = ruleOf(field ?? { type: '' }, value, panelLanguage)
    return { path, name, message, value }
  })
  const [first] = translated
  return first ? new errors.ValidationError(first.message, { errors: translated }) : error
}

/** The field of a path, also inside components: `faq.0.question`. */
function fieldAt(strapi: Core.Strapi, attributes: Attributes, path: string[]): Limited | undefined {
  const [name = '', ...rest] = path.filter((one) => !/^\d+$/.test(one))
  const attribute = attributes[name]
  if (rest.length === 0 || !attribute?.component) return attribute
  const component = Object.entries(strapi.components).find(([uid]) => uid === attribute.component)
  return component && fieldAt(strapi, component[1].attributes as Attributes, rest)
}
