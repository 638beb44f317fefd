'use client';

import { useMemo } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/styles.css';
import { text } from '@/lib/text/text';
import type { LightboxPicture } from './lightbox-pictures';

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  index: number;
  onView?: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** Keeps the arrows visible on a light picture. */
const arrow = {
  backgroundColor: 'color-mix(in srgb, var(--p-surface-950), transparent 30%)',
  borderRadius: 'var(--p-border-radius-md)',
  margin: '0 0.5rem',
  padding: '1rem 0.25rem',
};

/** The modal layer of SPEC section 9. */
const styles = { root: { '--yarl__portal_zindex': 1100 }, navigationPrev: arrow, navigationNext: arrow };

const single = { buttonPrev: () => null, buttonNext: () => null };

const labels = () => ({
  Previous: text('ui.lightbox.previous'),
  Next: text('ui.lightbox.next'),
  Close: text('ui.close'),
  Slide: text('ui.lightbox.slide'),
  Carousel: text('ui.lightbox.carousel'),
  Lightbox: text('ui.lightbox.name'),
  'Photo gallery': text('ui.lightbox.gallery'),
  // The lightbox fills in the numbers.
  '{index} of {total}': text('ui.lightbox.position', { index: '{index}', total: '{total}' }),
  'Zoom in': text('ui.lightbox.zoomIn'),
  'Zoom out': text('ui.lightbox.zoomOut'),
});

/**
 * Pictures over the whole window, with zoom: arrow keys, swipe, Escape. The rest of the page is inert
 * meanwhile, and the focus is returned. Opened by useLightbox, which loads this file on first use.
 */
export default function Lightbox({ pictures, index, onView, onClose }: LightboxProps) {
  // A new slides array would return to the first opened one.
  const slides = useMemo(
    () => pictures.map(({ caption, ...slide }) => ({ ...slide, description: caption })),
    [pictures],
  );
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: ({ index: viewed }) => onView?.(viewed) }}
      plugins={[Captions, Zoom]}
      zoom={{ maxZoomPixelRatio: 4 }}
      captions={{ descriptionTextAlign: 'center' }}
      carousel={{ finite: pictures.length === 1 }}
      controller={{ closeOnBackdropClick: true }}
      render={pictures.length === 1 ? single : {}}
      styles={styles}
      labels={labels()}
    />
  );
}
