/** Width of a picture in a text, for the browser's choice of file: the text width, or a phone. */
export const widthInText = '(min-width: 42.5rem) 40rem, 90vw'
