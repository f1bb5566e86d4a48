import type { Metadata } from 'next'
import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { translations, wordsOf } from '@/base/words/translations'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import { CloseButton } from '@/features/back-office/payments/close-button'
import { IfMay } from '@/features/back-office/rights/if-may'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('withdrawals')

/** Withdrawals of buyers, sorted by the day until which the refund is due. */
export default async function Withdrawals({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminWithdrawals')
  return (
    <AdminList
      list="withdrawals"
      path={linkTo('adminWithdrawals')}
      searchParams={searchParams}
      panel={(id, row) => <Statement id={id} row={row} />}
    />
  )
}

/** One withdrawal: its data, a link to the payment for the refund, and the form that closes it without a refund. */
function Statement({ id, row }: { id: string; row: ListRow | undefined }) {
  const { receipt, status, effect } = row?.cells ?? {}
  const canClose = status === 'open' && effect !== 'refund'
  return (
    <>
      <RowGlance list="withdrawals" row={row} />
      {typeof receipt === 'string' && (
        <p>
          <Link prefetch={false} href={linkTo('adminPayments', { search: receipt })}>
            {translations('admin.payments')('openWithdrawn')}
          </Link>
        </p>
      )}
      {canClose && (
        <IfMay call="adminCloseWithdrawal">
          <CloseButton
            id={id}
            words={wordsOf('admin.payments.closeWithdrawal')}
            long={wordsOf('admin.people.fields', ['count', 'over'])}
            shared={dialogWords()}
          />
        </IfMay>
      )}
    </>
  )
}
