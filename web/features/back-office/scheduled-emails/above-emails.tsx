import { areaOfCall } from '@krono/contract'
import Link from 'next/link'
import { linkToScheduledEmail } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { mayUseArea } from '@/features/back-office/rights/may'
import { askAsUser } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import list from '@/ui/list/list.module.css'
import bar from '@/ui/progress/progress.module.css'
import stack from '@/ui/stack/stack.module.css'
import styles from './scheduled-emails.module.css'
import { StateNav } from './state-nav'

/** Above the list: a new e-mail, those being sent with their progress, and the states; `status` is the list's filter, or ''. */
export async function AboveEmails({ status }: { status: string }) {
  const t = translations('admin.scheduledEmails')
  return (
    <>
      {(await mayUseArea(areaOfCall('adminSaveScheduledEmail'))) && (
        <p>
          <Link className={buttonClass()} href={linkToScheduledEmail('new')} prefetch={false}>
            {t('new')}
          </Link>
        </p>
      )}
      <StateNav status={status} />
      <Underway />
    </>
  )
}

/** The e-mails that are being sent or paused. */
async function Underway() {
  const input: Readonly<Record<string, string>> = { status: 'sending,paused' }
  const found = await askAsUser({ endpoint: 'adminList', id: 'scheduled-emails', input })
  if (!found || found.rows.length === 0) return null
  const t = translations('admin.scheduledEmails')
  return (
    <section data-own className={styles.underway}>
      <h2>{t('running')}</h2>
      <ul className={`${list.plain} ${stack.stack}`}>
        {found.rows.map(({ id, cells }) => {
          const sent = Number(cells.sent ?? 0)
          const total = Number(cells.total ?? 0)
          const name = String(cells.name)
          return (
            <li key={id} className={bar.progress}>
              <Link href={linkToScheduledEmail(id)} prefetch={false}>
                {name}
              </Link>
              <progress max={Math.max(total, 1)} value={sent} aria-label={name} />
              <span>{t('done', { done: formatCount(sent), all: formatCount(total) })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
