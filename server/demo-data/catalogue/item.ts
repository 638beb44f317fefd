/** One kind of item in a parcel. Weight in grams per piece, value in US cents per piece. */
interface CatalogueLine {
  description: string;
  quantity: number;
  weight: number;
  value: number;
  hsCode: string;
  originCountry: string;
}

/** A shop's parcel: its contents, its box in millimetres, and the weight of carton and padding in grams. */
export interface CatalogueItem {
  merchant: string;
  description: string;
  box: [length: number, width: number, height: number];
  tare: number;
  lines: CatalogueLine[];
}

type Line = [
  description: string,
  quantity: number,
  weight: number,
  value: number,
  hsCode: string,
  originCountry: string,
];

/** A short form, so that the lists read like tables. */
export function item(
  merchant: string,
  description: string,
  box: CatalogueItem['box'],
  tare: number,
  ...lines: Line[]
): CatalogueItem {
  return {
    merchant,
    description,
    box,
    tare,
    lines: lines.map(([text, quantity, weight, value, hsCode, originCountry]) => ({
      description: text,
      quantity,
      weight,
      value,
      hsCode,
      originCountry,
    })),
  };
}
