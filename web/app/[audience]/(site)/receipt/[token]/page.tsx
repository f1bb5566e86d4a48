import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { OrderStatusNote } from '@/features/order-status/order-status-note'
import { PrintButton } from '@/features/results/take-along/print-button'
import { WithdrawLink } from '@/features/withdrawal/withdraw-link'
import { getReceipt } from '@/server/cms/get-receipt'
import styles from './_components/receipt.module.css'
import { ReceiptSheet } from './_components/receipt-sheet'

type Props = { params: Promise<{ token: string }> }

/** The title is the receipt number: browsers use it as the file name when printing to PDF. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const receipt = await getReceipt((await params).token)
  return {
    title: receipt?.number ?? translations('receipts')('gone.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** A receipt or credit note, and the current status of the order; public to anyone with the address. */
export default async function ReceiptPage({ params }: Props) {
  const receipt = await getReceipt((await params).token)
  if (!receipt) notFound()
  return (
    <div className={styles.page}>
      {receipt.orderStatus && (
        <div className="no-print">
          <OrderStatusNote orderStatus={receipt.orderStatus} />
        </div>
      )}
      <ReceiptSheet receipt={receipt} />
      <div className="no-print">
        <PrintButton label={translations('receipts')('print')} />
        {receipt.kind === 'receipt' && (
          <p>
            <WithdrawLink href={linkTo('withdrawalStatement', { number: receipt.number })} />
          </p>
        )}
      </div>
    </div>
  )
}
