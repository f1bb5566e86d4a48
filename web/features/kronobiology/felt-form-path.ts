/** Where the forms of felt days are posted without JavaScript. */
export const feltFormPath = '/api/felt-day-form'
