import { translations } from '@/base/words/translations'
import type { AskFirstWords } from '@/ui/dialog/ask-first'

/** Confirmation before an invitation is revoked by the inviter (`revoke`) or withdrawn by the guest (`withdraw`). */
export function askWords(by: 'revoke' | 'withdraw'): AskFirstWords {
  const t = translations(`invitation.${by}`)
  return { open: t('open'), question: t('question'), yes: t('yes'), no: t('no') }
}
