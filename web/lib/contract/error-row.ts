import type { Language } from './languages'

/** The HTTP status of an error and its message in each language. */
export type ErrorRow = { status: number } & Record<Language, string>
