import type { ComponentProps } from 'react'

/** A picture in the panel, where next/image is not available. */
export const PanelImage = (props: ComponentProps<'img'> & { alt: string }) => (
  // biome-ignore lint/performance/noImgElement: next/image is not available in the panel
  <img {...props} alt={props.alt} />
)
