import type { SharedResult } from '@krono/contract'

export type SharedViewProps = { shared: SharedResult }
