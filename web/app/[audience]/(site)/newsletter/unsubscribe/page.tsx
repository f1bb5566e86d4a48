import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { wordsOf } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { codeWords } from '@/features/newsletter/code-words'
import styles from '@/features/newsletter/newsletter.module.css'
import { TokenForm } from '@/features/newsletter/token-form'
import { ButtonLink } from '@/ui/button/button-link'
import formStyles from '@/ui/form/form.module.css'

type Props = { searchParams: SearchParams }

const names = [
  'title',
  'lead',
  'text',
  'submit',
  'leftTitle',
  'leftLead',
  'leftText',
  'home',
  'brokenLead',
  'brokenText',
] as const

/** The texts depend on the e-mail: daily reminders have their own texts, all others those of the newsletter. */
async function readWay({ searchParams }: Props) {
  const query = await searchParams
  const about = firstValue(query.about) === 'reminder' ? 'reminder' : undefined
  const words = {
    ...wordsOf('newsletter.unsubscribe', names),
    ...(about && wordsOf('kronobiology.stop')),
  }
  return { about, words, token: firstValue(query.token), done: firstValue(query.done) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { words } = await readWay(props)
  return { title: words.title, referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** Unsubscribe page, linked at the end of e-mails: `?token=`. One button, no cookie; opening the page changes nothing. */
export default async function Unsubscribe(props: Props) {
  const { about, words, token, done } = await readWay(props)
  if (done === 'left') {
    return (
      <AccountFrame title={words.leftTitle} lead={words.leftLead}>
        <div className={styles.notice}>
          <p>{words.leftText}</p>
          <ButtonLink look="quiet" href={linkTo('home')}>
            {words.home}
          </ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={words.title} lead={token ? words.lead : words.brokenLead}>
      <div className={formStyles.form}>
        {done === 'failed' && (
          <div role="alert" className={formStyles.alert}>
            <p>{codeWords('unsubscribeFailed')}</p>
          </div>
        )}
        {token ? (
          <TokenForm
            action="/api/newsletter/unsubscribe"
            token={token}
            submit={words.submit}
            about={about}
          >
            <p>{words.text}</p>
          </TokenForm>
        ) : (
          <p>{words.brokenText}</p>
        )}
      </div>
    </AccountFrame>
  )
}
