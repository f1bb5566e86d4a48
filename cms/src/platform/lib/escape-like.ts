/** Escapes the wildcards of LIKE; the escape character is `!`. */
export const escapeLike = (text: string) => text.replace(/[!%_]/g, '!$&')
