import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { AftermathNote } from '@/features/aftermath/aftermath-note'
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

/** A receipt, or what was written off one, and what became of its purchase; for whoever has the address. */
export default async function ReceiptPage({ params }: Props) {
  const receipt = await getReceipt((await params).token)
  if (!receipt) notFound()
  return (
    <div className={styles.page}>
      {receipt.aftermath && (
        <div className="no-print">
          <AftermathNote aftermath={receipt.aftermath} />
        </div>
      )}
      <ReceiptSheet receipt={receipt} />
      <div className="no-print">
        <PrintButton label={translations('receipts')('print')} />
      </div>
    </div>
  )
}
