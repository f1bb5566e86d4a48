/** JSON as it may stand in a script element: no text of an editor can end the element or open another. */
export const scriptText = (data: unknown) => JSON.stringify(data).replace(/[<>&]/g, escapeSign)

const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
