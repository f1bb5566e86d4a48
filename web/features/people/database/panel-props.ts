import type { Tools } from './tools'

export type PanelProps = { tools: Tools; onClose: () => void }
