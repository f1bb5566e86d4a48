'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import { leaveTo } from '@/client/pending-requests'
import { showToast } from '@/features/back-office/panel/toast'
import pill from '@/features/back-office/shell/pill.module.css'
import type { EmailGroup, GroupPreview } from '@/lib/contract/back-office/email-groups/email-groups'
import type { EmailRule } from '@/lib/contract/back-office/email-groups/rule-words'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { TextField } from '@/ui/form/text-field'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import { countSentence } from './count-sentence'
import { type EditedGroup, editedRule, isComplete, ruleOf } from './edited-rule'
import styles from './email-groups.module.css'
import { FirstPeople } from './first-people'
import { RulePart } from './rule-part'
import type { RuleWords } from './rule-words-of'
import { usePreview } from './use-preview'

type GroupEditorProps = {
  words: RuleWords
  /** Undefined for a new group. */
  group?: EmailGroup
  /** With which a new group begins. */
  rule: EmailRule | null
  list: string
  /** Beside the button that saves. */
  children?: ReactNode
}

const noRule: EditedGroup = { key: 0, is: 'all', of: [] }

/** The name and the rule of a group, and whom it reaches, counted anew after each change. */
export function GroupEditor({ words, group, rule, list, children }: GroupEditorProps) {
  const id = useId()
  const router = useRouter()
  const isReady = useHydrated()
  const isByRule = rule !== null
  const [name, setName] = useState(group?.name ?? '')
  const [edited, setEdited] = useState(() => (rule ? editedRule(rule) : noRule))
  const [members, setMembers] = useState<GroupPreview | undefined>(group)
  const [isTried, setTried] = useState(false)
  const isWhole = isByRule && isComplete(edited)
  const counted = usePreview(
    isWhole ? ruleOf(edited) : undefined,
    isByRule ? group : undefined,
    words.form,
  )
  const preview = isByRule ? (isWhole ? counted.preview : undefined) : members
  const saving = useCall('adminSaveEmailGroup', words.form)
  const removing = useCall('adminRemoveFromEmailGroup', words.form)
  const { format } = countFormat(useLocal().intl)
  const { group: text } = words

  async function save() {
    setTried(true)
    if (name.trim() === '' || (isByRule && !isWhole)) return
    const answer = await saving.call({
      ...(group && { id: group.id, updatedAt: group.updatedAt }),
      name,
      ...(isByRule && { rule: ruleOf(edited) }),
    })
    if (!answer) return
    if (!group) return leaveTo(`${list}/${answer.id}`)
    showToast(text.saved)
    router.refresh()
  }

  return (
    <div className={styles.frame}>
      <div className={styles.editor}>
        <div className={styles.main}>
          <TextField
            id={id}
            label={text.name}
            hint={text.nameHint}
            error={isTried && name.trim() === '' ? text.nameMissing : undefined}
            value={name}
            maxLength={80}
            required
            disabled={!isReady}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {isByRule ? (
            <RulePart group={edited} level={1} words={words} onChange={setEdited} />
          ) : (
            <p className={styles.how}>{text.byHandHow}</p>
          )}
          <Alert notice={saving.notice ?? removing.notice} login={words.form.login} />
          <div className={styles.buttons}>
            <Button
              type="button"
              disabled={!isReady}
              aria-disabled={saving.isBusy}
              onClick={() => void save()}
            >
              {group ? text.save : text.make}
            </Button>
            {children}
          </div>
          {isTried && isByRule && !isWhole && (
            <p role="alert" className={styles.missing}>
              {text.incomplete}
            </p>
          )}
        </div>
        <aside className={styles.aside} aria-busy={counted.isCounting}>
          <h2>{text.whom}</h2>
          <p role="status" className={styles.sentence}>
            {preview
              ? countSentence(preview.count, words.count, format)
              : counted.notice && isWhole
                ? counted.notice.message
                : isWhole
                  ? words.count.counting
                  : words.count.incomplete}
          </p>
          {preview && (
            <FirstPeople
              first={preview.first}
              words={words}
              {...(group &&
                !isByRule && {
                  actionOn: ({ id: user }) => (
                    <button
                      type="button"
                      className={pill.pill}
                      disabled={!isReady}
                      onClick={async () => {
                        const answer = await removing.call({ id: group.id, user })
                        if (answer) setMembers(answer)
                      }}
                    >
                      {text.takeOut}
                    </button>
                  ),
                })}
            />
          )}
        </aside>
      </div>
    </div>
  )
}
