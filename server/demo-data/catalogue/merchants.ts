import type { NumberKind } from '../tracking-numbers';
import { places, type Place } from '../places';

interface Merchant {
  /** The origin of its parcels. */
  from: Place;
  /** The prefix of its order numbers. */
  orders: string;
  /** The carriers it ships with. */
  carriers: NumberKind[];
}

/** The shops of the demo data; all invented. */
export const merchants: Record<string, Merchant> = {
  'Harbor & Pine': { from: places.portland, orders: 'HP-', carriers: ['ups', 'fedex'] },
  'Blue Heron Books': { from: places.minneapolis, orders: 'BHB', carriers: ['usps', 'ups'] },
  'Northlight Audio': { from: places.seattle, orders: 'NA-', carriers: ['fedex', 'ups'] },
  Cobblestone: { from: places.edison, orders: 'CS', carriers: ['ups', 'ontrac'] },
  'Tidewater Outfitters': { from: places.burlington, orders: 'TW-', carriers: ['usps', 'fedex'] },
  'Kettle & Crane': { from: places.asheville, orders: 'KC', carriers: ['usps', 'ups'] },
  Voltbridge: { from: places.ontario, orders: 'VB-', carriers: ['fedex', 'ontrac', 'amazon'] },
  'Marlow Toys': { from: places.columbus, orders: 'MT', carriers: ['ups', 'amazon'] },
  'Sable & Thread': { from: places.edison, orders: 'ST-', carriers: ['ups', 'usps'] },
  'Prairie Cycle Works': { from: places.denver, orders: 'PCW-', carriers: ['fedex', 'ups'] },
  Lumenhaus: { from: places.hamburg, orders: 'LH-', carriers: ['dhl_express'] },
  'Pennine Wool Company': { from: places.manchester, orders: 'PW', carriers: ['royal_mail', 'dhl_express'] },
  'Fernway Home': { from: places.dallas, orders: 'FH', carriers: ['amazon', 'fedex'] },
  'Cedar Ridge Supply': { from: places.chicago, orders: 'CR-', carriers: ['ups', 'fedex'] },
  'Longhorn Barber Supply': { from: places.austin, orders: 'LB-', carriers: ['ups', 'fedex'] },
  'Great Lakes Wholesale': { from: places.chicago, orders: 'GL', carriers: ['ups', 'fedex'] },
  'Pacific Parts Direct': { from: places.ontario, orders: 'PPD-', carriers: ['fedex', 'ups'] },
  'Magnolia Beauty Trade': { from: places.atlanta, orders: 'MB', carriers: ['ups', 'usps'] },
  'Stonemill Coffee Roasters': { from: places.asheville, orders: 'SM-', carriers: ['ups', 'fedex'] },
};
