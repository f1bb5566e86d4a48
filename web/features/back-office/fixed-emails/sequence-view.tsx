import { errors } from '@krono/contract'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { type FixedRoute, linkTo, linkToSequence } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { IfMay } from '@/features/back-office/rights/if-may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import {
  endReasons,
  type FixedEmailKind,
  pageOfTrigger,
  type TriggerKind,
} from '@/lib/contract/back-office/sequences/sequence-words'
import type { Sequence } from '@/lib/contract/back-office/sequences/sequences'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import groups from '../email-groups/email-groups.module.css'
import { Log } from '../shop/log'
import { FixedEmailsNav } from './fixed-emails-nav'
import { DeleteSequence, SwitchSequence } from './sequence-actions'
import { SequenceEditor } from './sequence-editor'
import { sequenceWordsOf } from './sequence-words'

const pages = {
  register: 'adminRegisterEmails',
  form: 'adminFormEmails',
  other: 'adminOtherEmails',
} as const satisfies Record<FixedEmailKind, FixedRoute>

/** How a new sequence of each page begins. */
const beginnings: Readonly<Record<FixedEmailKind, TriggerKind>> = {
  register: 'registered',
  form: 'form',
  other: 'birthday',
}

async function wordsAt(here: string) {
  const [choices, emails] = [
    orSessionOver(await askAsUser({ endpoint: 'adminEmailGroupChoices' }), here),
    orSessionOver(await askAsUser({ endpoint: 'adminSequenceChoices' }), here),
  ]
  return sequenceWordsOf(choices, emails)
}

const address = linkToSequence('ID').replace('ID', '{id}')

/** The editor of a new sequence of a page. */
export async function NewSequenceView({ kind }: { kind: string }) {
  const page = kind === 'form' || kind === 'other' ? kind : 'register'
  const words = await wordsAt(linkToSequence('new'))
  return (
    <AdminPage title={translations('admin.fixedEmails.sequence')('new')}>
      <FixedEmailsNav here={pages[page]} />
      <SequenceEditor words={words} begins={beginnings[page]} address={address} />
    </AdminPage>
  )
}

/** A sequence: its numbers, its editor, its log. */
export async function SequenceView({ id }: { id: string }) {
  const found = await unlessRefused(askAsUser({ endpoint: 'adminSequence', id }), [
    errors.notFound.status,
  ])
  if (!found) notFound()
  const words = await wordsAt(linkToSequence(id))
  const t = translations('admin.fixedEmails')
  const { is } = found.trigger
  const page = pages[pageOfTrigger(is)]
  return (
    <AdminPage title={found.name} note={t(found.enabled ? 'on' : 'off')}>
      <FixedEmailsNav here={page} />
      <Numbers counts={found.counts} />
      <SequenceEditor
        key={found.updatedAt}
        words={words}
        sequence={found}
        begins={is}
        address={address}
      >
        <Actions sequence={found} list={linkTo(page)} />
      </SequenceEditor>
      <Log kind="sequence" id={id} />
    </AdminPage>
  )
}

function Numbers({ counts }: Pick<Sequence, 'counts'>) {
  const t = translations('admin.fixedEmails.sequence')
  const reasons = endReasons.flatMap((reason) => {
    const count = counts.reasons[reason]
    return count ? [t(`reasons.${reason}`, { count: formatCount(count) })] : []
  })
  const states = (['running', 'finished', 'stopped'] as const)
    .map((state) => t(state, { count: formatCount(counts[state]) }))
    .join(' · ')
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  return <p className={groups.how}>{`${states}${why}. ${t('numbersHow')}`}</p>
}

function Actions({ sequence: { id, enabled }, list }: { sequence: Sequence; list: string }) {
  const t = translations('admin.fixedEmails.sequence')
  const title = t(enabled ? 'switchOff' : 'switchOn')
  return (
    <>
      <IfMay call="adminSwitchSequence">
        <SwitchSequence
          key={String(enabled)}
          id={id}
          isOn={enabled}
          words={{
            ...{ open: title, title, submit: title },
            text: t(enabled ? 'switchOffText' : 'switchOnText'),
          }}
          shared={dialogWords()}
        />
      </IfMay>
      <IfMay call="adminDeleteSequence">
        {!enabled && (
          <DeleteSequence
            id={id}
            list={list}
            words={{
              ...{ open: t('delete'), title: t('delete'), submit: t('delete') },
              text: t('deleteText'),
            }}
            shared={dialogWords()}
          />
        )}
      </IfMay>
      <Link className={pill.pill} href={linkTo('adminSequencePlan')} prefetch={false}>
        {t('toPlan')}
      </Link>
    </>
  )
}
