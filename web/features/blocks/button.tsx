import type { BlockOf } from '@/lib/contract/blocks'
import { ButtonLink } from '@/ui/button/button-link'

/** The call to action after a text. */
export const BlockButton = ({ block: { label, url } }: { block: BlockOf<'button'> }) => (
  <p>
    <ButtonLink href={url}>{label}</ButtonLink>
  </p>
)
