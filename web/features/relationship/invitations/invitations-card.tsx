import type { User } from '@krono/contract'
import { linkToSecret, linkToTab } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { askAsUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { savingWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { askWords } from './ask-words'
import styles from './invitations.module.css'
import { InvitationsBoard } from './invitations-board'

/** Asking others for their own date, with their consent; for premium members. */
export async function InvitationsCard({ user }: { user: Pick<User, 'birthDate'> }) {
  const t = translations('invitation.mine')
  return (
    <Card className={styles.card} aria-labelledby="invitations">
      <h2 id="invitations">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      {user.birthDate ? (
        <Board />
      ) : (
        <>
          <p>{t('noDate')}</p>
          <p>
            <ButtonLink look="quiet" href={linkToTab('mine')}>
              {t('noDateAction')}
            </ButtonLink>
          </p>
        </>
      )}
    </Card>
  )
}

async function Board() {
  const t = translations('invitation.mine')
  const answer = await askAsUser({ endpoint: 'invitations' })
  return (
    <InvitationsBoard
      invitations={answer?.invitations ?? []}
      base={`${env.PUBLIC_URL}${linkToSecret('invitation', '')}`}
      words={{
        form: savingWords({ submit: t('submit'), done: t('made') }),
        link: linkToCopyWords(),
        ask: askWords('revoke'),
        name: t('name'),
        title: t('listTitle'),
        ...wordsOf('invitation.mine', ['empty', 'address', 'revoked']),
        states: wordsOf('invitation.mine.state'),
      }}
    />
  )
}
