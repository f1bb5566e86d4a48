'use client'

import { linkToSecret } from '@/base/routing/links'
import { SiteLink } from '@/ui/button/site-link'
import type { OutcomeWords } from './words'

type ReceiptLinkProps = { receipt: string | null; words: Pick<OutcomeWords, 'receipt'> }

/** Link to the receipt, if there is one. */
export function ReceiptLink({ receipt, words }: ReceiptLinkProps) {
  if (!receipt) return null
  return (
    <p>
      <SiteLink href={linkToSecret('receipt', receipt)}>{words.receipt}</SiteLink>
    </p>
  )
}
