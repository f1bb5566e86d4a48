import {
  type Block,
  emailBlocks,
  emailFaults,
  type ScheduledEmailPreview,
  validateBlocks,
} from '@krono/contract'
import { faultOf } from '../../messaging/mail/template-fault'
import { today } from '../../platform/lib/clock'

type Fault = ScheduledEmailPreview['faults'][number]

const ofAll = (fault: Fault['fault']): Fault => ({ fault, block: null, found: null })

type Content = { subject: string; subjectB?: string; body: readonly Block[] }

/** Why an e-mail would not be sent, by its subjects and body. */
export function faultsOf({ subject, subjectB = '', body }: Content): Fault[] {
  return [
    ...(subject === '' ? [ofAll('noSubject')] : []),
    ...(body.length === 0 ? [ofAll('noBody')] : []),
    ...[subject, subjectB].flatMap((text) => unknownIn({ subject: text, body: [] }, null)),
    ...body.flatMap((block, index) => [
      ...faultsOfBlock(block, index + 1),
      ...unknownIn({ subject: '', body: [block] }, index + 1),
    ]),
  ]
}

/** A placeholder that an e-mail to a group does not have. */
function unknownIn(content: Content, block: number | null): Fault[] {
  const fault = faultOf(content)
  return fault?.kind === 'unknown' ? [{ fault: 'placeholder', block, found: fault.found }] : []
}

function faultsOfBlock(one: Block, block: number): Fault[] {
  const { fault } = validateBlocks([one], { today: today(), kinds: emailBlocks })
  if (!fault) return []
  const known = emailFaults.find((name) => name === fault.fault) ?? 'broken'
  return [{ fault: known, block, found: null }]
}
