import type { WithheldAnalysis } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { productOfAnalysis } from '@/lib/contract/analysis-kinds'
import { ButtonLink } from '@/ui/button/button-link'
import { MailLink } from '@/ui/page/mail-link'
import styles from '@/ui/page/message.module.css'

/** An analysis has no partial refund: it is suspended or over. */
export const stateOf = ({ orderStatus }: WithheldAnalysis) =>
  orderStatus.is === 'suspended' ? 'suspended' : 'over'

/** For the owner of a withheld analysis: the reason, the date, the options, and the contact. */
export function Withheld({ withheld }: { withheld: WithheldAnalysis }) {
  const t = translations('analysisPage.withheld')
  const state = stateOf(withheld)
  const product = productOfAnalysis(withheld.kind)
  return (
    <div className={styles.message}>
      <h1>{t(`${state}.title`)}</h1>
      <p>{t(`${state}.text`, { date: formatLongDateOf(withheld.orderStatus.since) })}</p>
      <MailLink words={translations('orderStatus')('write')} />
      <p className={styles.actions}>
        <ButtonLink href={`${linkTo('profile')}#payments`}>{t('payments')}</ButtonLink>
        {state === 'over' && (
          <ButtonLink look="quiet" href={linkTo('analysis', { product })}>
            {t('order')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
