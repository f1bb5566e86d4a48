import { Notice } from '@/ui/notice/notice'
import { PriceNote } from './price-note'

/** The legally required text below a list with prices. */
export const PriceNotice = () => (
  <Notice>
    <PriceNote />
  </Notice>
)
