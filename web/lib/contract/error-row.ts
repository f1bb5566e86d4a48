import type { Language } from './languages'

/** An error's HTTP status and what the reader is told. */
export type ErrorRow = { status: number } & Record<Language, string>
