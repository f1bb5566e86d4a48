import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import { scheduledEmailStates } from '@/lib/contract/back-office/scheduled-emails/words'
import row from '@/ui/row/row.module.css'

/** Switches between e-mails by state; `status` is the list's filter, or ''. */
export function StateNav({ status }: { status: string }) {
  const t = translations('admin.scheduledEmails')
  const names = wordsOf('admin.lists.options').status
  const views = [
    ['', t('all')],
    ...scheduledEmailStates.map((state) => [state, names[state]] as const),
  ] as const
  return (
    <nav className={row.line} aria-label={t('states')}>
      {views.map(([state, name]) => (
        <Link
          prefetch={false}
          key={name}
          className={pill.pill}
          href={linkTo('adminScheduledEmails', { status: state })}
          aria-current={state === status ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
