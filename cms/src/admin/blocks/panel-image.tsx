import type { ComponentProps } from 'react'

/** A picture of the panel, which is no page of Next's. */
export const PanelImage = (props: ComponentProps<'img'> & { alt: string }) => (
  // biome-ignore lint/performance/noImgElement: there is no other in the panel
  <img {...props} alt={props.alt} />
)
