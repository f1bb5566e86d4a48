/** The image of a new block, before a picture is chosen. */
export const noPicture = {
  ...{ url: '', alternativeText: '', caption: '' },
  ...{ width: undefined, height: undefined },
}
