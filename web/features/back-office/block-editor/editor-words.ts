import type { wordsOf } from '@/base/words/translations'

export type EditorWords = ReturnType<typeof wordsOf<'admin.blockEditor'>>

/** A placeholder that may be inserted: its name between the braces, and what the receiver gets. */
export type PlaceholderChoice = { name: string; title: string; meaning: string }
