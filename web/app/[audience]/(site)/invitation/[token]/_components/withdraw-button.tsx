import { formWords } from '@/components/form/words'
import { askWords } from '@/components/invitations/ask-words'
import { Withdraw } from './withdraw'

/** The button with its words. */
export function WithdrawButton({ token }: { token: string }) {
  const words = askWords('withdraw')
  return <Withdraw token={token} words={words} callWords={formWords({ submit: words.yes })} />
}
