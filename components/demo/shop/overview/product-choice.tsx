'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '@/components/ui/display/card';
import { Chip } from '@/components/kit/display/chip';
import { Gallery } from '@/components/kit/media/gallery';
import { Segmented } from '@/components/ui/field/segmented';
import { formatPrice } from '../../data/products';
import { Stars } from '../../stars';
import { StockTag } from '../../stock-tag';
import { ColourDot } from '../colour-dot';
import { FavouriteButton } from '../favourite-button';
import { stockOf, type ShopProduct } from '../product';
import { AddForm } from './add-form';
import { picturesOf } from './pictures';
import { reviewsOf } from './reviews';

/** A product's pictures and options. */
export function ProductChoice({ product }: { product: ShopProduct }) {
  const [colour, setColour] = useState(product.colours[0]?.name ?? '');
  const [size, setSize] = useState('');
  const [asked, setAsked] = useState(false);
  const { name, price, rating, colours, sizes, tags, paragraphs } = product;
  const count = reviewsOf(product).length;
  const missingSize = sizes.length > 0 && size === '';
  return (
    <Card
      aria-label={`Choose: ${name}`}
      className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10"
    >
      <Gallery key={colour} label={`Pictures: ${name}`} pictures={picturesOf(product, colour)} />
      <div className="flex min-w-0 flex-col items-start gap-5">
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-2xl font-semibold tabular-nums text-strong">{formatPrice({ price })}</p>
          <span className="flex items-center gap-2">
            <StockTag status={stockOf(product)} />
            <FavouriteButton product={product} className="-my-1 -me-2" />
          </span>
        </div>
        {rating > 0 ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Stars value={rating} />
            {count === 1 ? '1 review' : `${count} reviews`}
          </p>
        ) : (
          <p className="text-sm text-muted">Not rated yet</p>
        )}
        {paragraphs[0] && <p className="max-w-prose text-base">{paragraphs[0]}</p>}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="flex min-w-0">
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {colours.length > 0 && (
          <Segmented
            legend="Colour"
            choices={colours.map((one) => ({
              value: one.name,
              label: one.name,
              mark: <ColourDot hex={one.hex} />,
            }))}
            value={colour}
            onChange={setColour}
          />
        )}
        {sizes.length > 0 && (
          <Segmented
            legend="Size"
            choices={sizes.map((one) => ({ value: one, label: one }))}
            value={size}
            onChange={setSize}
            error={asked && missingSize ? 'Choose a size.' : undefined}
          />
        )}
        <AddForm
          product={product}
          variant={{ colour, size }}
          refuse={() => {
            flushSync(() => setAsked(true));
            return missingSize;
          }}
        />
      </div>
    </Card>
  );
}
