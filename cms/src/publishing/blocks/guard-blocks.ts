import { validateBlocks } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { today } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { kindsOf } from './kinds-of'
import { mapBlocks } from './map-blocks'
import { refusalOf } from './refusals'

type Model = { uid: string; attributes: Parameters<typeof mapBlocks>[0] }
type Data = Parameters<typeof mapBlocks>[1]
type Validate = (model: Model, data: Data, ...more: unknown[]) => Promise<Data>
type Validator = Record<'validateEntityCreation' | 'validateEntityUpdate', Validate>

/**
 * Validates long texts by the contract's rules on every save: all of Strapi's write paths end in this service. Strapi's
 * own rules know seven kinds of block and refuse ours, so they are bypassed (decision rich-text-blocks).
 */
export function guardBlocks(strapi: Core.Strapi) {
  const validator = strapi.get('entityValidator') as Validator
  const attributesOf = (uid: string): Model['attributes'] =>
    strapi.components[uid as keyof typeof strapi.components]?.attributes ?? {}

  const guarded =
    (validate: Validate): Validate =>
    async (model, data, ...more) => {
      const validated = new Map<string, unknown>()
      const shown = mapBlocks(model.attributes, data, {
        attributesOf,
        change: (text, path) => {
          validated.set(path.join('.'), requireValid(model.uid, text, path))
          return []
        },
      })
      const valid = await validate(model, shown, ...more)
      return mapBlocks(model.attributes, valid, {
        attributesOf,
        change: (_text, path) => validated.get(path.join('.')),
      })
    }

  validator.validateEntityCreation = guarded(validator.validateEntityCreation)
  validator.validateEntityUpdate = guarded(validator.validateEntityUpdate)
}

/** Throws a message for the editor, which the panel shows beside the field. */
function requireValid(uid: string, text: unknown, path: readonly string[]) {
  const { blocks, fault } = validateBlocks(text, { today: today(), kinds: kindsOf(uid) })
  if (blocks) return blocks
  const message = refusalOf(fault, env.LANGUAGE)
  throw new errors.ValidationError(message, {
    errors: [{ path: [...path], message, name: 'ValidationError' }],
  })
}
