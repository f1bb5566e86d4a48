'use client'

import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { linkToScheduledEmail } from '@/base/routing/links'
import type { PlaceholderChoice } from '@/features/back-office/block-editor/editor-words'
import { showToast } from '@/features/back-office/panel/toast'
import type { EmailGroups } from '@/lib/contract/back-office/email-groups/email-groups'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import row from '@/ui/row/row.module.css'
import layout from '../email-groups/email-groups.module.css'
import { type EditedEmail, faultsIn, isSameEmail } from './edited-email'
import { LineField } from './email-fields'
import { EmailPreview } from './email-preview'
import type { EmailWords } from './email-words'
import { GroupPart } from './group-part'
import { PlanButton } from './plan-button'
import { SaveNotice } from './save-notice'
import styles from './scheduled-emails.module.css'
import { SubjectPart } from './subject-part'
import { useGroups } from './use-groups'
import { type SavedVersion, useSaving } from './use-saving'
import { useUnsaved } from './use-unsaved'
import { WhenPart } from './when-part'

const BlockEditor = lazy(() => import('@/features/back-office/block-editor/block-editor'))

type EmailEditorProps = {
  /** The saved draft; undefined for a new one. */
  draft?: AdminScheduledEmail
  /** The same as typed; of a new one the first values. */
  first: EditedEmail
  groups: EmailGroups
  words: EmailWords
  /** Beside the buttons. */
  children?: ReactNode
}

/** The editor of a draft: what its readers get, who they are, when they get it, and a preview. */
export function EmailEditor({ draft, first, groups, words, children }: EmailEditorProps) {
  const id = useId()
  const router = useRouter()
  const isReady = useHydrated()
  const [email, setEmail] = useState(first)
  const [saved, setSaved] = useState(first)
  const [version, setVersion] = useState<SavedVersion>(draft)
  const [isTried, setTried] = useState(false)
  const [restored, setRestored] = useState<'same' | 'older'>()
  // Another text for the block editor needs another key.
  const [textKey, setTextKey] = useState(0)
  const saving = useSaving(words.form)
  const choice = useGroups(groups, draft, words.form)
  const { editor } = words
  const placeholders = useMemo(() => placeholdersIn(editor.placeholders), [editor])
  const isChanged = !isSameEmail(email, saved)
  const edited = { id: draft?.id ?? 'new', updatedAt: version?.updatedAt ?? '', email }

  function replace(whole: EditedEmail) {
    setEmail(whole)
    setTextKey((key) => key + 1)
  }
  useUnsaved(edited, isChanged, (found) => {
    replace(found.email)
    if (version) setVersion({ ...version, updatedAt: found.updatedAt })
    setRestored(found.updatedAt === edited.updatedAt ? 'same' : 'older')
  })

  const faults = faultsIn(email)
  const part = {
    ...{ words, email },
    set: (change: Partial<EditedEmail>) => setEmail((was) => ({ ...was, ...change })),
    isFaulty: (fault: (typeof faults)[number]) => isTried && faults.includes(fault),
  }
  const receivers = choice.groups.find((group) => group.id === email.group)?.receivers

  /** Returns the saved version; undefined if it could not be saved. */
  async function save(over = version): Promise<SavedVersion> {
    setTried(true)
    if (faults.length > 0) return undefined
    const answer = await saving.save(email, over && { id: over.id, updatedAt: over.updatedAt })
    if (!answer) return undefined
    setSaved(email)
    setVersion(answer)
    setRestored(undefined)
    showToast(editor.saved)
    if (version) router.refresh()
    else router.replace(linkToScheduledEmail(answer.id))
    return answer
  }

  return (
    <div className={layout.frame}>
      <div className={layout.editor}>
        <div className={layout.main}>
          <LineField
            label={editor.name}
            hint={editor.nameHint}
            error={part.isFaulty('name') ? editor.nameMissing : undefined}
            value={email.name}
            maxLength={80}
            required
            onValue={(name) => part.set({ name })}
          />
          <fieldset className={styles.part}>
            <legend>{editor.whatPart}</legend>
            <SubjectPart {...part} receivers={receivers} />
            <div className={styles.body}>
              <span className={styles.label}>{editor.body}</span>
              {isReady && (
                <Suspense fallback={<p className={styles.quiet}>{words.block.loading}</p>}>
                  <BlockEditor
                    key={textKey}
                    id={id}
                    label={editor.body}
                    describedBy={`${id}-keys`}
                    value={email.body}
                    placeholders={placeholders}
                    words={words.block}
                    form={words.form}
                    onChange={(body) => part.set({ body })}
                  />
                </Suspense>
              )}
              <p id={`${id}-keys`} className={styles.keys}>
                {words.block.keys}
              </p>
            </div>
          </fieldset>
          <GroupPart {...part} choice={choice} />
          <WhenPart {...part} receivers={receivers} />
          <SaveNotice
            {...{ saving, restored, words }}
            id={version?.id}
            onOverwrite={(newest) => void save(newest)}
            onDrop={() => {
              replace(saved)
              setVersion(draft)
              setRestored(undefined)
              router.refresh()
            }}
          />
          <div className={row.line}>
            <Button
              type="button"
              disabled={!isReady}
              aria-disabled={saving.isBusy}
              onClick={() => void save()}
            >
              {editor.save}
            </Button>
            {draft && (
              <PlanButton words={words} save={async () => (isChanged ? await save() : version)} />
            )}
            {children}
          </div>
          <p role="status" className={styles.quiet}>
            {isChanged ? editor.unsaved : version && editor.allSaved}
          </p>
        </div>
        <EmailPreview email={email} words={words} />
      </div>
    </div>
  )
}

const placeholdersIn = (words: EmailWords['editor']['placeholders']): PlaceholderChoice[] =>
  (['name', 'link'] as const).map((name) => ({ name, ...words[name] }))
