import type { AdminPayLink } from '@krono/contract'
import { formatCount, formatDatedMoment, formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Badge } from '@/features/back-office/shell/badge'
import { rowsInPanel } from '@/lib/contract/back-office/rows-in-panel'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { askShown } from '../ask-shown'
import { Log } from '../log'
import { reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'

/** A pay link: its address, its payments, and the switch. */
export async function PayLinkPanel({ id }: { id: string }) {
  const link = await askShown('adminPayLink', id)
  const t = translations('admin.shop')
  if (!link) return <p>{t('gone')}</p>
  const { currency } = link.price
  const isOff = link.state === 'off'
  return (
    <div className={styles.panel}>
      <h2>{link.name}</h2>
      <LinkToCopy label={t('payLinks.address')} href={link.url} words={linkToCopyWords()} />
      <Facts
        lines={[
          [
            t('payLinks.state'),
            <Badge key="state" state={link.state} word={t(`payLinks.states.${link.state}`)} />,
          ],
          [t('payLinks.amount'), formatMoney(link.price)],
          [t('payLinks.times'), t(link.isOnce ? 'payLinks.once' : 'payLinks.many')],
          [t('payLinks.openUntil'), formatDatedMoment(link.openUntil)],
          [t('payLinks.paid'), formatCount(link.paid)],
          [t('payLinks.begun'), link.open > 0 ? formatCount(link.open) : null],
          [t('payLinks.revenue'), formatMoney({ amount: link.revenue, currency })],
        ]}
      />
      <Payments payments={link.payments} />
      {(link.state === 'open' || isOff) && (
        <div>
          <IfMay call="adminSwitchPayLink">
            <ReasonDialog
              call="adminSwitchPayLink"
              {...{ id, isOff }}
              {...reasonWords(
                t(isOff ? 'switchOn' : 'switchOff'),
                isOff ? t('payLinks.onText') : offText(link),
              )}
            />
          </IfMay>
        </div>
      )}
      <Log kind="payLink" id={id} />
    </div>
  )
}

/** Consequence of switching it off, with the payments in progress. */
function offText({ payments }: AdminPayLink) {
  const t = translations('admin.shop.payLinks')
  const names = payments
    .filter(({ state }) => state === 'pending')
    .map(({ name, email }) => name ?? email ?? '–')
  return names.length > 0 ? t('offTextOpen', { names: names.join(', ') }) : t('offText')
}

function Payments({ payments }: Pick<AdminPayLink, 'payments'>) {
  const t = translations('admin.shop')
  const states: Readonly<Record<string, string>> = wordsOf('admin.lists.options').status
  return (
    <section>
      <h3>{t('payLinks.who')}</h3>
      {payments.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.people}>
          {payments.map(({ order, name, email, state, createdAt, paidAt, total, receipt }) => (
            <li key={order}>
              <span>
                {name ?? email ?? t('coupons.guest')}
                <br />
                <small>
                  {[email, states[state], formatDatedMoment(paidAt ?? createdAt), receipt]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span>{formatMoney(total)}</span>
            </li>
          ))}
        </ul>
      )}
      {payments.length === rowsInPanel && <p>{t('newest', { count: rowsInPanel })}</p>}
    </section>
  )
}
