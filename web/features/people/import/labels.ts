/** What Google writes between the labels of a contact. */
export const labelSeparator = ' ::: '

/** Google's own labels, such as "* myContacts", which everybody has. */
const isOwn = (label: string) => label.startsWith('*')

/** The first label of a contact that its owner made, as the name of a group; empty when there is none. */
export const groupOfLabels = (labels: string): string =>
  labels
    .split(labelSeparator)
    .map((label) => label.trim())
    .find((label) => label !== '' && !isOwn(label)) ?? ''
