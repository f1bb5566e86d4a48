import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { sharedWith } from '@/features/results/picture/shared-with'
import { getShared } from '@/server/cms/get-shared'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './_components/shared.module.css'
import { titleOf } from './_components/title-of'
import { views } from './_components/views'

type Props = { params: Promise<{ token: string }> }

/** A shared link: noindex. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params
  const shared = await getShared(token)
  return {
    ...(shared && sharedWith({ kind: 'share', token })),
    title: shared ? titleOf(shared) : translations('shared')('goneTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** A shared result (spec §2, `/krono/{token}`), as computed when it was shared. */
export default async function SharedResultPage({ params }: Props) {
  const shared = await getShared((await params).token)
  if (!shared) notFound()
  const t = translations()
  const View = views[shared.kind]
  return (
    <div className={styles.page}>
      <p className={styles.since}>
        {t('shared.lead', { date: formatLongDateOf(shared.createdAt) })}
      </p>
      <View shared={shared} />
      <Card className={`${styles.own} no-print`} aria-labelledby="own">
        <div>
          <h2 id="own">{t('shared.own')}</h2>
          <p>{t('shared.ownLead')}</p>
        </div>
        <ButtonLink href={linkTo('visitorWorksheet')}>{t('shared.ownAction')}</ButtonLink>
      </Card>
    </div>
  )
}
