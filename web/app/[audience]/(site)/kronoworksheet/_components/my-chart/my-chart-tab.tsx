import type { TabProps } from '../tabs'

export function MyChartTab({ user }: TabProps) {
  return <p>{user.firstName}</p>
}
