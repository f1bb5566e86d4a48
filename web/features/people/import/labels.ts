/** Separator between a contact's labels in Google exports. */
export const labelSeparator = ' ::: '

/** Google's built-in labels, such as "* myContacts". */
const isOwn = (label: string) => label.startsWith('*')

/** The first label that the contact's owner made, as the name of a group; empty if there is none. */
export const groupOfLabels = (labels: string): string =>
  labels
    .split(labelSeparator)
    .map((label) => label.trim())
    .find((label) => label !== '' && !isOwn(label)) ?? ''
