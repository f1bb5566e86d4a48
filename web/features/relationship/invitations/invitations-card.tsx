import type { Invitation, Person, User } from '@krono/contract'
import { linkToSecret, linkToTab } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { askAsUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { savingWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { oneself } from '../oneself'
import { askWords } from './ask-words'
import styles from './invitations.module.css'
import { InvitationsBoard } from './invitations-board'

type Inviter = Pick<User, 'birthDate' | 'nickname' | 'firstName' | 'lastName'>

/** Invites others to enter their own date, with their consent; for premium members. */
export async function InvitationsCard({ user }: { user: Inviter }) {
  const t = translations('invitation.mine')
  return (
    <Card className={styles.card} aria-labelledby="invitations">
      <h2 id="invitations">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      {user.birthDate ? (
        <Board me={oneself(user)} />
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

async function Board({ me }: { me: Person | undefined }) {
  const t = translations('invitation.mine')
  const member = translations('member')
  const answer = await askAsUser({ endpoint: 'invitations' })
  return (
    <InvitationsBoard
      invitations={(answer?.invitations ?? []).map(withDay)}
      me={me}
      base={`${env.PUBLIC_URL}${linkToSecret('invitation', '')}`}
      words={{
        form: savingWords({ submit: t('submit'), done: t('made') }),
        compare: {
          ...savingWords({ submit: member('compare'), sending: member('comparing') }),
          openList: member('openList'),
        },
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

const withDay = (invitation: Invitation) => ({
  ...invitation,
  answered:
    invitation.answeredAt &&
    translations('invitation.mine')('answered', { day: formatLongDateOf(invitation.answeredAt) }),
})
