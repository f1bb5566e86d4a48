import type { BlockOf } from '@/lib/contract/blocks'
import { isLinkAddress } from '@/lib/contract/link-address'
import { ButtonLink } from '@/ui/button/button-link'

/** The one thing to do after what was read. */
export function BlockButton({ block: { text, url } }: { block: BlockOf<'button'> }) {
  if (!isLinkAddress(url)) return null
  return (
    <p>
      <ButtonLink href={url}>{text}</ButtonLink>
    </p>
  )
}
