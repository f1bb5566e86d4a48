/** Target of the forms of felt days; that of the ratings is used only without JavaScript. */
export const feltFormPath = '/api/felt-day-form'

/** Anchor of the reminder's card. */
export const remindAnchor = 'remind'
