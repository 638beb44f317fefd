import { currentLanguage } from '@/lib/text/text';

/** ISO 3166-1, and XK, which is used in trade for Kosovo until ISO assigns a code. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

const known: ReadonlySet<string> = new Set(codes.split(' '));

export const isCountry = (code: string): boolean => known.has(code);

/** Intl's names cost far more to build than to use. */
const names = new Map<string, Intl.DisplayNames>();

/** Intl throws for anything else, such as a name or a code of three letters. */
const isRegion = (code: string) => /^[a-z]{2}$/i.test(code);

/** The name of an ISO country code, in the reader's language unless one is given; other text as it is. */
export function countryName(code: string, language: string = currentLanguage()): string {
  if (!isRegion(code)) return code;
  let inLanguage = names.get(language);
  if (!inLanguage) names.set(language, (inLanguage = new Intl.DisplayNames(language, { type: 'region' })));
  return inLanguage.of(code) ?? code;
}

export interface Country {
  code: string;
  name: string;
}

/** Every country, by its name in the reader's language. */
export function countries(): Country[] {
  const language = currentLanguage();
  return [...known]
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
