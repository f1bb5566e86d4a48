import { translations } from '@/base/words/translations'
import type { PrivateLinkWords } from '@/ui/link-to-copy/private-link'
import { linkToCopyWords } from '@/ui/link-to-copy/words'

/** Texts of a private link, for all results. */
export function privateLinkWords(): PrivateLinkWords {
  const t = translations('takeAlong')
  return {
    address: t('address'),
    open: t('openAddress'),
    revoke: t('revoke'),
    copy: linkToCopyWords(),
  }
}
