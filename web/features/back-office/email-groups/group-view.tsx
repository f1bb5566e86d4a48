import { errors } from '@krono/contract'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { linkTo, linkToEmailGroup, linkToScheduledEmail } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { IfMay } from '@/features/back-office/rights/if-may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import type { EmailRule } from '@/lib/contract/back-office/email-groups/rule-words'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { Log } from '../shop/log'
import { DeleteGroupButton } from './delete-group-button'
import { GroupEditor } from './group-editor'
import { ruleWordsOf } from './rule-words-of'

const choices = async (here: string) =>
  orSessionOver(await askAsUser({ endpoint: 'adminEmailGroupChoices' }), here)

/** The editor of a new group. */
export async function NewGroupView({ rule }: { rule: EmailRule }) {
  const words = await ruleWordsOf(await choices(linkToEmailGroup('new')))
  return (
    <AdminPage title={translations('admin.emailGroups')('new')}>
      <GroupEditor words={words} rule={rule} list={linkTo('adminEmailGroups')} />
    </AdminPage>
  )
}

/** The editor of a group, and its log. */
export async function GroupView({ id }: { id: string }) {
  const here = linkToEmailGroup(id)
  const [found, words] = await Promise.all([
    unlessRefused(askAsUser({ endpoint: 'adminEmailGroup', id }), [errors.notFound.status]),
    choices(here).then(ruleWordsOf),
  ])
  if (!found) notFound()
  const t = translations('admin.emailGroups')
  const list = linkTo('adminEmailGroups')
  return (
    <AdminPage title={found.name} note={t(found.rule ? 'byRule' : 'byHand')}>
      <GroupEditor key={found.updatedAt} words={words} group={found} rule={found.rule} list={list}>
        <IfMay call="adminSaveScheduledEmail">
          <Link
            className={pill.pill}
            href={`${linkToScheduledEmail('new')}?${new URLSearchParams({ group: id })}`}
            prefetch={false}
          >
            {t('group.write')}
          </Link>
        </IfMay>
        <DeleteGroupButton
          id={id}
          list={list}
          words={{
            open: t('group.delete'),
            title: t('group.delete'),
            submit: t('group.delete'),
            text: t('group.deleteText'),
          }}
          shared={dialogWords()}
        />
      </GroupEditor>
      <Log kind="emailGroup" id={id} />
    </AdminPage>
  )
}
