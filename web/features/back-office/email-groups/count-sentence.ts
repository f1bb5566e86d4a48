import { fill } from '@/base/text/fill'
import type { ReceiverCount } from '@/lib/contract/back-office/email-groups/email-groups'
import { receiptSteps } from '@/lib/contract/back-office/email-groups/receipt-steps'
import type { CountWords } from './count-words'

/** "In this group: 13. Of them, blocked: 1, unsubscribed: 2. So the e-mail goes to: 10." */
export function countSentence(
  count: ReceiverCount,
  words: CountWords,
  format: (count: number) => string,
): string {
  const { matching, receivers } = count
  if (matching === 0) return words.nobody
  const figures = { all: format(matching), left: format(receivers) }
  if (matching === receivers) return fill(words.everybody, figures)
  const obstacles = receiptSteps.flatMap((step) =>
    step === 'receivers' || count[step] === 0
      ? []
      : [fill(words.obstacles[step], { count: format(count[step]) })],
  )
  return fill(words.sentence, { ...figures, causes: obstacles.join(', ') })
}
