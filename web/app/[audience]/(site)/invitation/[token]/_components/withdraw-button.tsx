import { askWords } from '@/features/relationship/invitations/ask-words'
import { formWords } from '@/ui/form/words'
import { Withdraw } from './withdraw'

/** The withdraw button with its texts. */
export function WithdrawButton({ token }: { token: string }) {
  const words = askWords('withdraw')
  return <Withdraw token={token} words={words} callWords={formWords({ submit: words.yes })} />
}
