'use client'

import { useEffect, useId, useState } from 'react'
import { callApi } from '@/client/api-client'
import menu from '@/features/back-office/list/menu.module.css'
import pill from '@/features/back-office/shell/pill.module.css'
import { PopUp } from '@/features/back-office/shell/pop-up'
import { shortestFind } from '@/lib/contract/back-office/find-limits'
import type { Found } from '@/lib/contract/back-office/overview'
import { TextField } from '@/ui/form/text-field'
import type { EmailWords } from './email-words'

export type Member = { id: string; name: string }

type MemberChoiceProps = {
  member: Member | undefined
  words: EmailWords
  onChoose: (member: Member | undefined) => void
}

const pauseMs = 250

/** With whose data the preview is filled: an example, or a user found by name or address. */
export function MemberChoice({ member, words, onChoose }: MemberChoiceProps) {
  const { preview } = words
  return (
    <PopUp label={`${preview.as}: ${member?.name ?? preview.sample}`} className={pill.pill}>
      {(close) => (
        <MemberSearch
          words={words}
          hasChosen={member !== undefined}
          onChoose={(chosen) => {
            onChoose(chosen)
            close()
          }}
        />
      )}
    </PopUp>
  )
}

type MemberSearchProps = Pick<MemberChoiceProps, 'words' | 'onChoose'> & { hasChosen: boolean }

function MemberSearch({ words, hasChosen, onChoose }: MemberSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [users, setUsers] = useState<Found['users']>()
  const { preview, form } = words
  const q = text.trim()
  const isAsked = [...q].length >= shortestFind
  useEffect(() => {
    setUsers(undefined)
    if (!isAsked) return
    let isOver = false
    const timer = setTimeout(async () => {
      const result = await callApi('adminFind', { q }, form)
      if (!isOver && result.ok) setUsers(result.data.users)
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q, isAsked, form])
  return (
    <>
      <TextField
        id={id}
        type="search"
        label={preview.find}
        hint={preview.findHint}
        value={text}
        maxLength={100}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div aria-live="polite">
        {users?.length === 0 && <p>{preview.nobody}</p>}
        <ul className={menu.choices}>
          {users?.map((user) => (
            <li key={user.id}>
              <button
                type="button"
                onClick={() => onChoose({ id: user.id, name: user.name || user.email })}
              >
                <span>{user.name || user.email}</span>
                {user.name && <small>{` ${user.email}`}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {hasChosen && (
        <button type="button" className={menu.back} onClick={() => onChoose(undefined)}>
          {preview.sample}
        </button>
      )}
    </>
  )
}
