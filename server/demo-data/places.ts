import type { TrackingLocation } from '@/lib/domain/package/tracking';

export interface Place extends TrackingLocation {
  city: string;
  country: string;
  timeZone: string;
}

const east = 'America/New_York';
const central = 'America/Chicago';
const west = 'America/Los_Angeles';

const us = (city: string, state: string, postalCode: string, timeZone: string): Place => ({
  raw: `${city}, ${state} ${postalCode}, US`,
  city,
  state,
  postalCode,
  country: 'US',
  timeZone,
});

const abroad = (city: string, country: string, timeZone: string): Place => ({
  raw: `${city}, ${country}`,
  city,
  country,
  timeZone,
});

/** Real places on the routes of the demo packages. */
export const places = {
  doral: us('Doral', 'FL', '33122', east),
  miami: us('Miami', 'FL', '33142', east),
  opaLocka: us('Opa-locka', 'FL', '33054', east),
  jacksonville: us('Jacksonville', 'FL', '32218', east),
  orlando: us('Orlando', 'FL', '32824', east),
  atlanta: us('Atlanta', 'GA', '30354', east),
  louisville: us('Louisville', 'KY', '40213', 'America/Kentucky/Louisville'),
  memphis: us('Memphis', 'TN', '38118', central),
  cincinnati: us('Cincinnati', 'OH', '45231', east),
  edison: us('Edison', 'NJ', '08817', east),
  columbus: us('Columbus', 'OH', '43217', east),
  burlington: us('Burlington', 'VT', '05401', east),
  asheville: us('Asheville', 'NC', '28806', east),
  dallas: us('Dallas', 'TX', '75261', central),
  austin: us('Austin', 'TX', '78744', central),
  chicago: us('Chicago', 'IL', '60638', central),
  minneapolis: us('Minneapolis', 'MN', '55430', central),
  denver: us('Denver', 'CO', '80239', 'America/Denver'),
  portland: us('Portland', 'OR', '97218', west),
  seattle: us('Seattle', 'WA', '98108', west),
  ontario: us('Ontario', 'CA', '91761', west),
  hamburg: abroad('Hamburg', 'DE', 'Europe/Berlin'),
  leipzig: abroad('Leipzig', 'DE', 'Europe/Berlin'),
  manchester: abroad('Manchester', 'GB', 'Europe/London'),
  heathrow: abroad('London Heathrow', 'GB', 'Europe/London'),
  eastMidlands: abroad('East Midlands', 'GB', 'Europe/London'),
  stansted: abroad('Stansted', 'GB', 'Europe/London'),
  castleDonington: abroad('Castle Donington', 'GB', 'Europe/London'),
  london: abroad('London', 'GB', 'Europe/London'),
  nassau: abroad('Nassau', 'BS', 'America/Nassau'),
} satisfies Record<string, Place>;
