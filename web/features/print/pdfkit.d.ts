/** Parameters of pdfkit 0.20 that its types do not declare. */
declare namespace PDFKit {
  interface PDFOutline {
    /** The bookmark links to the current page, `top` points below its upper edge; `left`: from its right edge. */
    addItem(
      title: string,
      options: { expanded?: boolean; top: number; left: number },
    ): PDFKit.PDFOutline
  }
}

declare namespace PDFKit.Mixins {
  interface PDFVector {
    /** Angles in radians, clockwise from three o'clock. */
    arc(x: number, y: number, radius: number, start: number, end: number): this
  }

  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement
  }
}
