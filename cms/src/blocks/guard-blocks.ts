import { judgeBlocks } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { today } from '../lib/clock'
import { env } from '../lib/env'
import { kindsOf } from './kinds-of'
import { mapBlocks } from './map-blocks'
import { refusalOf } from './refusals'

type Model = { uid: string; attributes: Parameters<typeof mapBlocks>[0] }
type Data = Parameters<typeof mapBlocks>[1]
type Validate = (model: Model, data: Data, ...more: unknown[]) => Promise<Data>
type Validator = Record<'validateEntityCreation' | 'validateEntityUpdate', Validate>

/**
 * What a long text may hold is the contract's to say, whoever saves it and on which way: every one of Strapi's ends in
 * this service. Strapi's own rules know seven kinds of block and refuse ours, so they are shown none (decision 158).
 */
export function guardBlocks(strapi: Core.Strapi) {
  const validator = strapi.get('entityValidator') as Validator
  const attributesOf = (uid: string): Model['attributes'] =>
    strapi.components[uid as keyof typeof strapi.components]?.attributes ?? {}

  const guarded =
    (validate: Validate): Validate =>
    async (model, data, ...more) => {
      const kept = new Map<string, unknown>()
      const shown = mapBlocks(model.attributes, data, {
        attributesOf,
        change: (text, path) => {
          kept.set(path.join('.'), judged(model.uid, text, path))
          return []
        },
      })
      const valid = await validate(model, shown, ...more)
      return mapBlocks(model.attributes, valid, {
        attributesOf,
        change: (_text, path) => kept.get(path.join('.')),
      })
    }

  validator.validateEntityCreation = guarded(validator.validateEntityCreation)
  validator.validateEntityUpdate = guarded(validator.validateEntityUpdate)
}

/** Throws a sentence for the editor, which the panel shows beside the field. */
function judged(uid: string, text: unknown, path: readonly string[]) {
  const { blocks, fault } = judgeBlocks(text, { today: today(), kinds: kindsOf(uid) })
  if (blocks) return blocks
  const message = refusalOf(fault, env.LANGUAGE)
  throw new errors.ValidationError(message, {
    errors: [{ path: [...path], message, name: 'ValidationError' }],
  })
}
