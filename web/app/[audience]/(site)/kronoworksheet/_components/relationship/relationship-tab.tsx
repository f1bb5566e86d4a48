import type { TabProps } from '../tabs'

export function RelationshipTab({ user }: TabProps) {
  return <p>{user.firstName}</p>
}
