'use client'

import Link from 'next/link'
import { useId } from 'react'
import { linkTo } from '@/base/routing/links'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { Alert } from '@/ui/form/alert'
import { SelectField } from '@/ui/form/select-field'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import type { PartProps } from './email-fields'
import styles from './scheduled-emails.module.css'
import type { useGroups } from './use-groups'

type GroupPartProps = PartProps & { choice: ReturnType<typeof useGroups> }

/** Who gets it: the group, and how many of it. */
export function GroupPart({ words, email, set, choice }: GroupPartProps) {
  const id = useId()
  const isReady = useHydrated()
  const { format } = countFormat(useLocal().intl)
  const { editor } = words
  const { groups } = choice
  const chosen = groups.find((group) => group.id === email.group)
  return (
    <fieldset className={styles.part}>
      <legend>{editor.whomPart}</legend>
      {groups.length === 0 ? (
        <p>
          <span>{editor.noGroups}</span>{' '}
          <Link href={linkTo('adminEmailGroups')} prefetch={false}>
            {editor.toGroups}
          </Link>
        </p>
      ) : (
        <SelectField
          id={id}
          label={editor.group}
          value={email.group}
          disabled={!isReady}
          onChange={({ currentTarget }) => set({ group: currentTarget.value })}
        >
          <option value="">{editor.chooseGroup}</option>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {fill(editor.groupReceivers, {
                name: group.name,
                count: format(group.receivers),
              })}
            </option>
          ))}
        </SelectField>
      )}
      {choice.hasMore && (
        <div>
          <button
            type="button"
            className={pill.pill}
            disabled={!isReady}
            aria-disabled={choice.isBusy}
            onClick={choice.showMore}
          >
            {editor.moreGroups}
          </button>
        </div>
      )}
      <Alert notice={choice.notice} login={words.form.login} />
      <p role="status" className={styles.quiet}>
        {chosen &&
          fill(editor.matching, {
            all: format(chosen.matching),
            left: format(chosen.receivers),
          })}
      </p>
    </fieldset>
  )
}
