import type { Language } from './languages'

/** An error's HTTP status and its message for the reader. */
export type ErrorRow = { status: number } & Record<Language, string>
