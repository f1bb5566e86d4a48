import { translations } from '@/base/words/translations'

/** What somebody wrote, in the marks of the language: „…”, “…”, «…». */
export const quoted = (what: string) => translations('admin.panel')('quoted', { what })
