/** Name of the event by which a page tells the header that name or picture are others now. */
export const userChanged = 'krono:user-changed'

export const tellUserChanged = () => dispatchEvent(new Event(userChanged))
