'use client'

import type { DateGroup } from '@/lib/contract/date-groups'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { DatabaseSetup } from './database-setup'

type GroupFormProps = {
  setup: DatabaseSetup
  /** The group to rename; undefined for a new one. */
  group?: DateGroup
  onDone: (group: DateGroup) => void
  onCancel: () => void
}

const contract = () => import('@/lib/contract/date-groups')

/** The name of a new or existing group. */
export function GroupForm({ setup, group, onDone, onCancel }: GroupFormProps) {
  const words = setup.words.groups
  const shared = {
    onDone: (saved: DateGroup) => {
      onDone(saved)
      return 'stays' as const
    },
    look: 'quiet' as const,
    aside: (
      <Button type="button" look="quiet" onClick={onCancel}>
        {group ? words.cancel : words.close}
      </Button>
    ),
    children: (
      <Field
        id={`group-${group?.id ?? 'new'}`}
        name="name"
        label={group ? words.name : words.newName}
        defaultValue={group?.name}
        maxLength={40}
        autoComplete="off"
      />
    ),
  }
  if (!group) {
    return (
      <Form
        {...shared}
        call="addDateGroup"
        words={{ ...setup.formWords, submit: words.add }}
        schema={async () => (await contract()).newDateGroup}
        read={(values) => ({ name: textOf(values, 'name') })}
      />
    )
  }
  return (
    <Form
      {...shared}
      call="renameDateGroup"
      about={group.id}
      words={setup.formWords}
      schema={async () => (await contract()).dateGroupUpdate}
      read={(values) => ({ id: group.id, name: textOf(values, 'name') })}
    />
  )
}
