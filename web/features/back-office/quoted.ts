import { translations } from '@/base/words/translations'

/** A text of a user in the quotation marks of the language: „…”, “…”, «…». */
export const quoted = (what: string) => translations('admin.panel')('quoted', { what })
