import type { PersonRole } from '@/lib/contract/analysis-kinds'
import { SelectField } from '@/ui/form/select-field'

export type RoleWords = Record<'role' | 'roleOpen' | 'roleHint', string> & {
  roles: Record<PersonRole, string>
}

type RoleFieldProps = {
  name: string
  role: string | undefined
  roles: readonly PersonRole[]
  words: RoleWords
  hasHint: boolean
  onChoose: (role: string) => void
}

/** What a person is to the others; may stay open. */
export function RoleField({ name, role, roles, words, hasHint, onChoose }: RoleFieldProps) {
  return (
    <SelectField
      id={name}
      name={name}
      label={words.role}
      hint={hasHint ? words.roleHint : undefined}
      defaultValue={roles.find((one) => one === role) ?? ''}
      autoComplete="off"
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words.roleOpen}</option>
      {roles.map((one) => (
        <option key={one} value={one}>
          {words.roles[one]}
        </option>
      ))}
    </SelectField>
  )
}
