/** A picture for the lightbox. */
export interface LightboxPicture {
  src: string;
  alt: string;
  /** Its maximum size, in pixels. */
  width: number;
  height: number;
  /** Shown below it. */
  caption?: string;
}
