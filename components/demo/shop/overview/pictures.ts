import { imageOf, type ShopProduct } from '../product';

const size = { width: 400, height: 400 };

const noPicture = {
  title: 'In its box',
  alt: 'A cardboard box with a label, lined with paper',
  caption: 'There is no other picture yet',
};

/** Full view, close-up and in its box; the drawings are vectors, so they can be enlarged. */
export function picturesOf(product: ShopProduct, colour: string) {
  const { name, images } = product;
  const src = imageOf(product, colour);
  const dressed = colour ? `${name} in ${colour.toLowerCase()}` : name;
  if (images.length === 0) return [{ ...size, src, ...noPicture }];
  const whole = { ...size, src, title: dressed, alt: dressed, caption: 'As it stands on the shelf' };
  const others = images.slice(1).map((image, index) => {
    const alt = `${name}, picture ${index + 2}`;
    return { ...size, src: image, title: `Picture ${index + 2}`, alt, caption: name };
  });
  if (!src.endsWith('.svg')) return [whole, ...others];
  return [
    whole,
    {
      ...size,
      src: `${src}#svgView(viewBox(90,90,220,220))`,
      title: 'From near',
      alt: `${dressed}, from near`,
      caption: 'How it is made',
    },
    {
      ...size,
      src: '/static/demo/products/in-its-box.svg',
      title: 'In its box',
      alt: 'A cardboard box with a label, lined with paper',
      caption: 'How it travels: paper instead of foam',
    },
  ];
}
