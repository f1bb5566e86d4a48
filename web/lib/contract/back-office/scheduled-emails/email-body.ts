import { z } from 'zod'
import { isTooDeep } from '../../block-faults'
import { type Block, blockKinds, parseBlock } from '../../blocks'
import { emailBlocks, scheduledEmailLimits } from './words'

const invalid = { error: 'invalidField' } as const

/** The blocks of a JSON text; undefined for anything else. Faults that an editor can still correct are allowed. */
function readBody(text: string): Block[] | undefined {
  const nodes = parsed(text)
  if (!Array.isArray(nodes) || isTooDeep(nodes)) return undefined
  const blocks = nodes.map((node) => parseBlock(node).data)
  return blocks.every((block) => block !== undefined && isAllowed(block))
    ? (blocks as Block[])
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const allowed: readonly string[] = emailBlocks
const isAllowed = ({ type }: Block) => blockKinds.includes(type) && allowed.includes(type)

/** Blocks as one JSON text, so that its length limits the whole. */
export const emailBody = z
  .string(invalid)
  .max(scheduledEmailLimits.body, { error: 'emailTooLong', abort: true })
  .transform((text, context) => {
    const blocks = readBody(text)
    if (blocks) return blocks
    context.addIssue({ code: 'custom', message: 'invalidField' })
    return z.NEVER
  })
