import { translations } from '@/base/words/translations'
import type { PrivateLinkWords } from '@/ui/link-to-copy/private-link'
import { linkToCopyWords } from '@/ui/link-to-copy/words'

/** The words of a private link, whatever stands behind it. */
export function privateLinkWords(): PrivateLinkWords {
  const t = translations('takeAlong')
  return {
    address: t('address'),
    open: t('openAddress'),
    revoke: t('revoke'),
    copy: linkToCopyWords(),
  }
}
