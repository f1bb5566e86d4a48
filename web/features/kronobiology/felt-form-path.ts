/** Where the forms of felt days are posted; that of the days is only without JavaScript. */
export const feltFormPath = '/api/felt-day-form'

/** Where the card of the reminder is on the page. */
export const remindAnchor = 'remind'
