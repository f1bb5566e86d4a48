/** Header sent by the panel with each save: the state of the entry that its form was filled with. */
export const openedHeader = 'krono-opened'
