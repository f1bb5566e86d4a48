import { errors } from '@krono/contract'
import Link from 'next/link'
import { linkToScheduledEmail } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Badge } from '@/features/back-office/shell/badge'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import bar from '@/ui/progress/progress.module.css'
import stack from '@/ui/stack/stack.module.css'
import { EmailFacts } from './email-facts'
import { emailWords } from './email-words'

/** An e-mail beside the list: its facts and progress, and the way to its page. */
export async function EmailPanel({ id }: { id: string }) {
  const email = await unlessRefused(askAsUser({ endpoint: 'adminScheduledEmail', id }), [
    errors.notFound.status,
  ])
  const t = translations('admin.scheduledEmails')
  if (!email) return <p>{t('gone')}</p>
  const words = emailWords()
  const { state, result } = email
  return (
    <article className={stack.stack}>
      <h2>{email.name}</h2>
      <p>
        <Badge state={state} word={words.states[state]} />
      </p>
      {result && (
        <div className={bar.progress}>
          <progress
            max={Math.max(result.total, 1)}
            value={result.total - result.left}
            aria-label={t('progress.title')}
          />
          <span>
            {t('done', {
              done: formatCount(result.total - result.left),
              all: formatCount(result.total),
            })}
          </span>
        </div>
      )}
      <p>
        <Link className={buttonClass()} href={linkToScheduledEmail(id)} prefetch={false}>
          {t(state === 'draft' ? 'edit' : 'open')}
        </Link>
      </p>
      <EmailFacts email={email} words={words} />
    </article>
  )
}
