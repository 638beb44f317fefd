/** A picture of the demo galleries: our own drawing, 960 × 600, in public/static/demo. */
export interface Scene {
  id: string;
  src: string;
  alt: string;
  title: string;
  caption: string;
}

const scene = (id: string, title: string, alt: string, caption: string): Scene => ({
  id,
  src: `/static/demo/scenes/${id}.svg`,
  alt,
  title,
  caption,
});

/** A parcel's journey from the shelf to the door. */
export const scenes: Scene[] = [
  scene(
    'warehouse',
    'Warehouse aisle',
    'A long warehouse aisle with boxes on blue shelves at both sides.',
    'Every box has a shelf, and every shelf an address.',
  ),
  scene(
    'conveyor',
    'Sorting line',
    'Cardboard boxes on a conveyor belt pass under a red scanner.',
    'The scanner reads a label in a twentieth of a second.',
  ),
  scene(
    'loading-dock',
    'Loading dock',
    'A yellow forklift lifts a pallet of boxes in front of dock 2.',
    'Pallets for the evening truck leave from dock 2.',
  ),
  scene(
    'port',
    'Container port',
    'A container ship lies beside red cranes at sunset.',
    'Sea freight takes about three weeks and costs the least.',
  ),
  scene(
    'air-freight',
    'Air freight',
    'A white and green cargo plane climbs above the clouds.',
    'Two flights a week carry what is urgent.',
  ),
  scene(
    'map',
    'The route',
    'A map with a dotted flight path from a green pin to a red pin across a bay.',
    'From the first scan to the last, the route stays in sight.',
  ),
  scene(
    'van',
    'Out for delivery',
    'A white delivery van with a green stripe drives along a street of coloured houses.',
    'The last ten kilometres are driven by electric vans.',
  ),
  scene(
    'doorstep',
    'At the door',
    'Two parcels stand beside a dark green front door.',
    'A photo of the doorstep closes each delivery.',
  ),
];
