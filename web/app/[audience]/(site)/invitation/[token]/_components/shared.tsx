import { chartOf } from '@krono/chart'
import { linkTo, linkToSecret } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { SaveCard } from '@/features/account/save-card'
import { Reading } from '@/features/chart/reading/reading'
import { isolate } from '@/features/relationship/people'
import { getChartTexts } from '@/server/cms/texts'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { InWords } from './in-words'
import styles from './invitation.module.css'
import type { GuestViewProps } from './view-props'
import { WithdrawButton } from './withdraw-button'

/**
 * The guest's full chart, the relationship in words as far as the inviter's character allows (decision result-access), the
 * guest's own link, and the withdrawal.
 */
export async function Shared({ invitation, user }: GuestViewProps) {
  const t = translations()
  const { inviter, guest, token, result } = invitation
  if (!result) return null
  const names = { inviter: isolate(inviter), guest: isolate(guest) }
  const chart = chartOf(result.guestDate)
  const texts = await getChartTexts()
  return (
    <div className={styles.page}>
      <PageHead
        title={t('relationship.pair.title', { a: names.guest, b: names.inviter })}
        lead={t('invitation.result.lead', names)}
      />
      <div className={styles.words}>
        <InWords
          inviter={inviter}
          inviterCharacter={result.inviterCharacter}
          chart={chart}
          texts={texts}
        />
      </div>
      <p className={styles.exact}>{t('invitation.result.exact', names)}</p>
      <h2 className={styles.own}>{t('invitation.result.own')}</h2>
      <Reading chart={chart} texts={texts} />
      <SaveChart invitation={invitation} date={chart.date} user={user} />
      <Notice>{t('result.notice')}</Notice>
      <Card className={`${styles.card} no-print`} aria-labelledby="own-link">
        <h2 id="own-link">{t('invitation.kept.title')}</h2>
        <p>{t('invitation.kept.text')}</p>
        <LinkToCopy
          label={t('invitation.kept.address')}
          href={`${env.PUBLIC_URL}${linkToSecret('invitation', token)}`}
          words={linkToCopyWords()}
        />
        <h3>{t('invitation.kept.withdrawTitle')}</h3>
        <p>{t('invitation.kept.withdrawText', names)}</p>
        <WithdrawButton token={token} />
      </Card>
    </div>
  )
}

/** Saves the guest's chart to an account and returns here; if the account has it already, a link to it. */
function SaveChart({ invitation, date, user }: GuestViewProps & { date: string }) {
  const { guest, token } = invitation
  if (!user) {
    const redirectUrl = linkToSecret('invitation', token)
    return <SaveCard birthDate={date} name={guest} redirectUrl={redirectUrl} />
  }
  if (user.birthDate !== date) return null
  const t = translations('invitation.kept')
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="kept-chart">
      <h2 id="kept-chart">{t('chartTitle')}</h2>
      <p>{t('chartText')}</p>
      <div>
        <ButtonLink href={linkTo('worksheet')}>{t('chartOpen')}</ButtonLink>
      </div>
    </Card>
  )
}
