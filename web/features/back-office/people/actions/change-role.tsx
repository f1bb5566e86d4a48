'use client'

import { useId } from 'react'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { adminRoles } from '@/lib/contract/back-office/roles'
import { useFault } from '@/ui/form/form-context'
import { textOf } from '@/ui/form/read-values'
import { SelectField } from '@/ui/form/select-field'
import { ActionDialog } from '../../panel/action-dialog'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import { actionSchema } from './action-schemas'
import type { ActionWords } from './action-words'

type ChangeRoleProps = { id: string; role: AdminUser['adminRole']; words: ActionWords }

/** Makes a user an admin with a role, changes the role, or takes it. */
export const ChangeRole = ({ id, role, words }: ChangeRoleProps) => (
  <ActionDialog
    {...{ id, shared: words }}
    words={words.roles}
    call="changeRole"
    schema={actionSchema('changeRoleBody')}
    read={(values) => ({
      ...reasonIn(values),
      role: adminRoles.find((name) => name === textOf(values, 'role')) ?? null,
    })}
  >
    <RoleField role={role} words={words.roles} />
    <ReasonField words={words.danger} />
  </ActionDialog>
)

function RoleField({
  role,
  words,
}: {
  role: ChangeRoleProps['role']
  words: ActionWords['roles']
}) {
  const { error } = useFault('role')
  return (
    <SelectField
      id={useId()}
      name="role"
      label={words.role}
      error={error}
      defaultValue={role ?? ''}
    >
      <option value="">{words.none}</option>
      {adminRoles.map((name) => (
        <option key={name} value={name}>
          {words.options[name]}
        </option>
      ))}
    </SelectField>
  )
}
