/** With each save the panel says which state of the entry its form was filled with. */
export const openedHeader = 'krono-opened'
