/** JSON for a script element, escaped so that a text of an editor cannot end the element or open another one. */
export const scriptText = (data: unknown) => JSON.stringify(data).replace(/[<>&]/g, escapeSign)

const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
