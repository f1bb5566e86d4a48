import type { DatabaseSetup } from './database-setup'

export type PanelProps = { setup: DatabaseSetup; onClose: () => void }
