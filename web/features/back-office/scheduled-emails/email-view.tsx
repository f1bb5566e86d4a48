import { areaOfCall, errors } from '@krono/contract'
import { notFound } from 'next/navigation'
import { linkTo, linkToScheduledEmail } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { localMinuteOf } from '@/features/back-office/local-minute'
import { mayUseArea } from '@/features/back-office/rights/may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { Badge } from '@/features/back-office/shell/badge'
import { Log } from '@/features/back-office/shop/log'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { DeleteDraftButton } from './delete-draft-button'
import { editedEmail, newEmail } from './edited-email'
import { EmailEditor } from './email-editor'
import { EmailProgress } from './email-progress'
import { emailWords } from './email-words'

const groupsFor = async (here: string) =>
  orSessionOver(await askAsUser({ endpoint: 'adminEmailGroups', input: {} }), here)

const canWrite = () => mayUseArea(areaOfCall('adminSaveScheduledEmail'))

/** The editor of a new e-mail; `group`: chosen at first. */
export async function NewEmailView({ group }: { group: string | undefined }) {
  if (!(await canWrite())) notFound()
  const groups = await groupsFor(linkToScheduledEmail('new'))
  const isKnown = groups.groups.some(({ id }) => id === group)
  return (
    <AdminPage title={translations('admin.scheduledEmails')('new')}>
      <EmailEditor
        first={isKnown && group ? { ...newEmail, group } : newEmail}
        groups={groups}
        words={emailWords()}
      />
    </AdminPage>
  )
}

/** An e-mail: a draft in its editor, any other with its progress and result. */
export async function EmailView({ id }: { id: string }) {
  const email = await unlessRefused(askAsUser({ endpoint: 'adminScheduledEmail', id }), [
    errors.notFound.status,
  ])
  if (!email) notFound()
  const words = emailWords()
  const isEditable = email.state === 'draft' && (await canWrite())
  return (
    <AdminPage
      title={email.name}
      note={<Badge state={email.state} word={words.states[email.state]} />}
    >
      {email.state === 'draft' && !isEditable && <p>{words.editor.readOnly}</p>}
      {isEditable ? (
        <DraftEditor email={email} words={words} />
      ) : (
        <EmailProgress
          key={`${email.id} ${email.state}`}
          first={email}
          mayChange={await canWrite()}
          words={words}
        />
      )}
      <Log kind="scheduledEmail" id={id} />
    </AdminPage>
  )
}

type DraftEditorProps = { email: AdminScheduledEmail; words: ReturnType<typeof emailWords> }

async function DraftEditor({ email, words }: DraftEditorProps) {
  const { id, sendAt } = email
  return (
    <EmailEditor
      key={id}
      draft={email}
      first={editedEmail(email, sendAt ? localMinuteOf(sendAt) : '')}
      groups={await groupsFor(linkToScheduledEmail(id))}
      words={words}
    >
      <DeleteDraftButton id={id} list={linkTo('adminScheduledEmails')} words={words} />
    </EmailEditor>
  )
}
