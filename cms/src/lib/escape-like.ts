/** What LIKE takes for itself is meant literally; `!` is the sign that says so. */
export const escapeLike = (text: string) => text.replace(/[!%_]/g, '!$&')
