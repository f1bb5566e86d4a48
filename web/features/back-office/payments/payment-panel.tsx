import Link from 'next/link'
import type { ReactNode } from 'react'
import { linkToSecret, linkToUser } from '@/base/routing/links'
import { formatDatedMoment, formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { ShortId } from '@/features/back-office/list/short-id'
import { Facts } from '@/features/back-office/panel/facts'
import { Badge } from '@/features/back-office/shell/badge'
import type { AdminPayment } from '@/lib/contract/back-office/payments'
import { Actions } from './actions'
import { EventList } from './event-list'
import { IncidentList } from './incident-list'
import styles from './payments.module.css'

/** An order beside the list: its data, its state, and its actions. */
export function PaymentPanel({ payment }: { payment: AdminPayment }) {
  const t = translations('admin.payments')
  const called = translations('admin.lists')
  const { buyer, paidInstead, stripe, receipts, incidents, events } = payment
  const kind = payment.isGift ? 'gift' : payment.isRenewal ? 'renewal' : 'checkout'
  const named = [buyer.name, buyer.email].filter(Boolean).join(', ') || t('unknown')
  const copying = wordsOf('admin.list', ['copyId', 'copiedId', 'notCopiedId'])
  const idOf = (id: string | null) => id && <ShortId id={id} words={copying} />
  const payer = buyer.user ? (
    <Link prefetch={false} href={linkToUser(buyer.user)}>
      {named}
    </Link>
  ) : (
    named
  )
  const facts: [name: string, value: ReactNode][] = [
    [t('buyer'), payer],
    [t('price'), formatMoney(payment.price)],
    [t('discount'), payment.discount.amount > 0 ? formatMoney(payment.discount) : null],
    [t('coupon'), payment.coupon],
    [t('campaign'), payment.campaign],
    [t('refunded'), payment.refunded.amount > 0 ? formatMoney(payment.refunded) : null],
    [
      t('pendingRefund'),
      payment.pendingRefund.amount > 0 ? formatMoney(payment.pendingRefund) : null,
    ],
    [t('left'), formatMoney(payment.left)],
    [
      t('reviewReason'),
      paidInstead &&
        t('paidInstead', { paid: formatMoney(paidInstead), ordered: formatMoney(payment.total) }),
    ],
    ...(['payment', 'invoice', 'subscription', 'session'] as const).map(
      (name): [string, ReactNode] => [t(name), idOf(stripe[name])],
    ),
  ]
  return (
    <article className={styles.payment}>
      <header>
        <h2>{payment.name}</h2>
        <p className={styles.sum}>{formatMoney(payment.total)}</p>
        <p className={styles.note}>
          <Badge state={payment.state} word={called(`options.paymentState.${payment.state}`)} />{' '}
          {called(`options.paymentKind.${kind}`)} · {formatDatedMoment(payment.createdAt)}
        </p>
      </header>
      <Actions payment={payment} />
      <Facts lines={facts} />
      {receipts.length > 0 && (
        <section>
          <h3>{t('receipts')}</h3>
          <ul className={styles.plain}>
            {receipts.map(({ number, kind: paper, token, amount }) => (
              <li key={number}>
                <a href={linkToSecret('receipt', token)}>{number}</a> {t(`receiptKinds.${paper}`)},{' '}
                {formatMoney(amount)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {incidents.length > 0 && <IncidentList of="order" incidents={incidents} />}
      <EventList events={events} />
    </article>
  )
}
