import type { FormWords } from '@/ui/form/words'
import type { VoidBlock } from './commands'
import type { EditorWords } from './editor-words'

export type VoidDialogProps = {
  words: EditorWords
  form: FormWords
  onDone: (block: VoidBlock) => void
  onClose: () => void
}
