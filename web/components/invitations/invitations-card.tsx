import { invitationsAnswer, type User } from '@krono/contract'
import { savingWords } from '@/components/form/words'
import { linkToCopyWords } from '@/components/link-to-copy/words'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { env } from '@/env'
import { translations } from '@/i18n/translations'
import { linkToSecret, linkToTab } from '@/lib/links'
import { askAsUser } from '@/lib/session/get-session'
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
  const answer = await askAsUser({ endpoint: 'invitations', answer: invitationsAnswer })
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
        empty: t('empty'),
        address: t('address', { name: '{name}' }),
        revoked: t('revoked'),
        states: {
          open: t('state.open'),
          accepted: t('state.accepted'),
          withdrawn: t('state.withdrawn'),
          over: t('state.over'),
        },
      }}
    />
  )
}
