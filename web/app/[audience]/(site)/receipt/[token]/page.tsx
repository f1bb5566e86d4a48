import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { PrintButton } from '@/features/results/take-along/print-button'
import { getReceipt } from '@/server/cms/get-receipt'
import styles from './_components/receipt.module.css'
import { ReceiptSheet } from './_components/receipt-sheet'

type Props = { params: Promise<{ token: string }> }

/** Printed to a file, it is called by its number. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const receipt = await getReceipt((await params).token)
  return {
    title: receipt?.number ?? translations('receipts')('gone.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** A receipt, or what was written off one; for whoever has the address, to look at and to print. */
export default async function ReceiptPage({ params }: Props) {
  const receipt = await getReceipt((await params).token)
  if (!receipt) notFound()
  return (
    <div className={styles.page}>
      <ReceiptSheet receipt={receipt} />
      <div className="no-print">
        <PrintButton label={translations('receipts')('print')} />
      </div>
    </div>
  )
}
