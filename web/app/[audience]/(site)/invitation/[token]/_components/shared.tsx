import type { Chart, Relationship } from '@krono/chart'
import { LinkToCopy } from '@/components/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/components/link-to-copy/words'
import { PairResult } from '@/components/relationship/pair-result'
import { isolate } from '@/components/relationship/people'
import { Card } from '@/components/ui/card'
import { env } from '@/env'
import { translations } from '@/i18n/translations'
import { getRelationshipTexts } from '@/lib/cms/texts'
import { linkToSecret } from '@/lib/links'
import styles from './invitation.module.css'
import type { GuestViewProps } from './views'
import { WithdrawButton } from './withdraw-button'

/** The contract says so: the engine's results, the inviter's chart first. */
type Result = { charts: [Chart, Chart]; reverse: Relationship }

/** What is between the two, from the guest's side; the guest's own link, and the way back. */
export async function Shared({ invitation }: GuestViewProps) {
  const t = translations('invitation.kept')
  const { inviter, guest, token } = invitation
  const { charts, reverse } = invitation.result as Result
  const [invitersChart, guestsChart] = charts
  const undated = { date: null }
  return (
    <div className={styles.page}>
      <PairResult
        people={[
          { name: guest, ...undated },
          { name: inviter, ...undated },
        ]}
        charts={[guestsChart, invitersChart]}
        relationship={reverse}
        texts={await getRelationshipTexts()}
      />
      <Card className={`${styles.card} no-print`} aria-labelledby="own-link">
        <h2 id="own-link">{t('title')}</h2>
        <p>{t('text')}</p>
        <LinkToCopy
          label={t('address')}
          href={`${env.PUBLIC_URL}${linkToSecret('invitation', token)}`}
          words={linkToCopyWords()}
        />
        <h3>{t('withdrawTitle')}</h3>
        <p>{t('withdrawText', { inviter: isolate(inviter) })}</p>
        <WithdrawButton token={token} />
      </Card>
    </div>
  )
}
