/** How wide a picture in a text is, so that the browser picks the right file: the measure, or a phone. */
export const widthInText = '(min-width: 42.5rem) 40rem, 90vw'
