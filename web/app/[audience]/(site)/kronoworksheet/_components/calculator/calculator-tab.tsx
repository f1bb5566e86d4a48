import type { TabProps } from '../tabs'

export function CalculatorTab({ user }: TabProps) {
  return <p>{user.firstName}</p>
}
